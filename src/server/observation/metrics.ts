import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { PAYMENT_OUTCOMES } from '../proxy/payment-outcome.ts';

const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 65];
const DRAWING_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];

/**
 * The metrics of the server. No label takes a value from a request as it came: each has a closed list of values.
 * `version` adds the metrics of the process and of the build; without it nothing is there to be read.
 */
export function createMetrics(version?: string) {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const seconds = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: Label[]
  ) => new Histogram({ name, help, labelNames, buckets, registers });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });

  const metrics = {
    registry,
    requests: counter(
      'guiche_http_requests_total',
      'Requests that were answered.',
      'method',
      'route',
      'status_class',
    ),
    requestSeconds: seconds(
      'guiche_http_request_duration_seconds',
      'Time from the headers of a request to its answer.',
      ANSWER_SECONDS,
      'method',
      'route',
    ),
    upstreamCalls: counter(
      'guiche_upstream_calls_total',
      'Calls to the upstream, by how they ended.',
      'operation',
      'outcome',
    ),
    upstreamSeconds: seconds(
      'guiche_upstream_call_duration_seconds',
      'Time from sending a call to the end of its answer.',
      ANSWER_SECONDS,
      'operation',
    ),
    upstreamCallsInFlight: gauge(
      'guiche_upstream_calls_in_flight',
      'Calls that the upstream has not answered yet.',
    ),
    breakerOpen: gauge(
      'guiche_breaker_open',
      '1 while pages do not ask the upstream, which did not answer.',
    ),
    payments: counter(
      'guiche_payments_total',
      'Calls that move money, by what their answer means for the buyer.',
      'operation',
      'outcome',
    ),
    refusedCalls: counter(
      'guiche_calls_refused_total',
      'Calls that this server turned down before anything was sent.',
      'operation',
      'reason',
    ),
    sharedPages: counter(
      'guiche_page_shells_total',
      'Pages without data of one visit, by whether a drawing was kept for them.',
      'outcome',
    ),
    drawingSeconds: seconds(
      'guiche_page_render_duration_seconds',
      'Time of drawing a page.',
      DRAWING_SECONDS,
      'template',
    ),
  };
  // Alerts ask whether these rise: a series that begins with its first event does not.
  for (const [operation, { needsKey }] of Object.entries(OPERATIONS)) {
    if (!needsKey) continue;
    for (const outcome of PAYMENT_OUTCOMES) metrics.payments.inc({ operation, outcome }, 0);
  }
  if (version !== undefined) {
    collectDefaultMetrics({ register: registry });
    const labelNames = ['version'];
    const help = 'Always 1; the label says which version runs.';
    new Gauge({ name: 'guiche_build_info', help, labelNames, registers }).set({ version }, 1);
  }
  return metrics;
}

/** The counts and times of the server. */
export type Metrics = ReturnType<typeof createMetrics>;
