interface Measure {
  help: string;
  labels: readonly string[];
}

/** Counters by name. No label takes a value from a request as it came: each has a closed list of values. */
export const COUNTERS = {
  guiche_http_requests_total: {
    help: 'Requests that were answered.',
    labels: ['method', 'route', 'status_class'],
  },
  guiche_upstream_calls_total: {
    help: 'Calls to the upstream, by how they ended.',
    labels: ['operation', 'outcome'],
  },
  guiche_payments_total: {
    help: 'Calls that move money, by what their answer means for the buyer.',
    labels: ['operation', 'outcome'],
  },
  guiche_calls_refused_total: {
    help: 'Calls that this server turned down before anything was sent.',
    labels: ['operation', 'reason'],
  },
  guiche_page_shells_total: {
    help: 'Pages without data of one visit, by whether a drawing was kept for them.',
    labels: ['outcome'],
  },
  guiche_csp_reports_total: {
    help: 'Reports of browsers that the Content-Security-Policy has stopped something.',
    labels: ['directive', 'outcome'],
  },
} as const satisfies Record<string, Measure>;

const ANSWER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 65];

/** Histograms by name, all of seconds. */
export const HISTOGRAMS = {
  guiche_http_request_duration_seconds: {
    help: 'Time from the headers of a request to its answer.',
    labels: ['method', 'route'],
    buckets: ANSWER_BUCKETS,
  },
  guiche_upstream_call_duration_seconds: {
    help: 'Time from sending a call to the end of its answer.',
    labels: ['operation'],
    buckets: ANSWER_BUCKETS,
  },
  guiche_page_render_duration_seconds: {
    help: 'Time of drawing a page.',
    labels: ['template'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
  },
} as const satisfies Record<string, Measure & { buckets: readonly number[] }>;

/** Gauges by name, without labels. */
export const GAUGES = {
  guiche_upstream_calls_in_flight: { help: 'Calls that the upstream has not answered yet.' },
  guiche_breaker_open: { help: '1 while pages do not ask the upstream, which did not answer.' },
} as const satisfies Record<string, { help: string }>;

type Counters = typeof COUNTERS;
type Histograms = typeof HISTOGRAMS;
export type LabelsOf<M extends Measure> = Readonly<Record<M['labels'][number], string>>;

/** The counts and times of the server; the place it runs in decides where they go. */
export interface Metrics {
  count<Name extends keyof Counters>(name: Name, labels: LabelsOf<Counters[Name]>): void;
  measure<Name extends keyof Histograms>(
    name: Name,
    labels: LabelsOf<Histograms[Name]>,
    seconds: number,
  ): void;
  add(name: keyof typeof GAUGES, change: number): void;
  set(name: keyof typeof GAUGES, value: number): void;
  /** The content of /metrics. */
  text(): Promise<{ type: string; body: string }>;
}

/** Metrics whose errors are dropped; without `metrics` nothing is counted. */
export function safeMetrics(metrics: Metrics | undefined): Omit<Metrics, 'text'> {
  const quietly = (work: (metrics: Metrics) => void) => {
    try {
      if (metrics) work(metrics);
    } catch {}
  };
  return {
    count: (name, labels) => quietly((to) => to.count(name, labels)),
    measure: (name, labels, seconds) => quietly((to) => to.measure(name, labels, seconds)),
    add: (name, change) => quietly((to) => to.add(name, change)),
    set: (name, value) => quietly((to) => to.set(name, value)),
  };
}
