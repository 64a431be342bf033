import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { PAYMENT_OUTCOMES } from '../proxy/payment-outcome.ts';

const ANSWER_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 65];
const DRAWING_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1];
const help = 'See docs/operations.md.';

/** Each label has a closed list of values. `version` adds the metrics of the process and of the build. */
export function createMetrics(version?: string) {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const seconds = <Label extends string>(name: string, buckets: number[], ...labelNames: Label[]) =>
    new Histogram({ name: `guiche_${name}_seconds`, help, labelNames, buckets, registers });
  const gauge = <Label extends string>(name: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });

  const metrics = {
    registry,
    requests: counter('guiche_http_requests_total', 'method', 'route', 'status_class'),
    requestSeconds: seconds('http_request_duration', ANSWER_SECONDS, 'method', 'route'),
    upstreamCalls: counter('guiche_upstream_calls_total', 'operation', 'outcome'),
    upstreamSeconds: seconds('upstream_call_duration', ANSWER_SECONDS, 'operation'),
    upstreamCallsInFlight: gauge('guiche_upstream_calls_in_flight'),
    breakerOpen: gauge('guiche_breaker_open'),
    payments: counter('guiche_payments_total', 'operation', 'outcome'),
    refusedCalls: counter('guiche_calls_refused_total', 'operation', 'reason'),
    drawingSeconds: seconds('page_render_duration', DRAWING_SECONDS, 'template'),
  };
  // Alerts ask whether these rise: a series that begins with its first event does not.
  for (const [operation, { needsKey }] of Object.entries(OPERATIONS)) {
    if (!needsKey) continue;
    for (const outcome of PAYMENT_OUTCOMES) metrics.payments.inc({ operation, outcome }, 0);
  }
  if (version !== undefined) {
    collectDefaultMetrics({ register: registry });
    gauge('guiche_build_info', 'version').set({ version }, 1);
  }
  return metrics;
}

export type Metrics = ReturnType<typeof createMetrics>;
