import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { DIRECTIVES } from '../observation/csp-report.ts';
import { COUNTERS, GAUGES, HISTOGRAMS, type Metrics } from '../observation/metrics.ts';
import { PAYMENT_OUTCOMES } from '../proxy/payment-outcome.ts';

const mapped = <Name extends string, From, To>(
  table: Readonly<Record<Name, From>>,
  make: (name: Name, from: From) => To,
) =>
  Object.fromEntries(
    (Object.keys(table) as Name[]).map((name) => [name, make(name, table[name])]),
  ) as Record<Name, To>;

/** Metrics in the Prometheus text format, with those of the process beside our own. */
export function createPrometheus(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'guiche_build_info',
    help: 'Always 1; the label says which version runs.',
    labelNames: ['version'],
    registers,
  });
  build.set({ version }, 1);
  const counters = mapped(
    COUNTERS,
    (name, { help, labels }) => new Counter({ name, help, labelNames: [...labels], registers }),
  );
  // Alerts ask whether these rise: a series that begins with its first event does not.
  for (const [operation, { needsKey }] of Object.entries(OPERATIONS)) {
    if (!needsKey) continue;
    for (const outcome of PAYMENT_OUTCOMES) {
      counters.guiche_payments_total.inc({ operation, outcome }, 0);
    }
  }
  for (const directive of [...DIRECTIVES, 'other']) {
    counters.guiche_csp_reports_total.inc({ directive, outcome: 'logged' }, 0);
  }
  const histograms = mapped(
    HISTOGRAMS,
    (name, { help, labels, buckets }) =>
      new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers }),
  );
  const gauges = mapped(GAUGES, (name, { help }) => new Gauge({ name, help, registers }));
  return {
    count: (name, labels) => counters[name].inc(labels),
    measure: (name, labels, seconds) => histograms[name].observe(labels, seconds),
    add: (name, change) => gauges[name].inc(change),
    set: (name, value) => gauges[name].set(value),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
