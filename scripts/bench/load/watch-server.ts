import { memoryOf } from '../process-figures.ts';

const EVERY_MS = 1_000;

/** The server at one moment. */
export interface Sample {
  phase: string;
  /** Bytes resident. */
  memory: number;
  inFlight: number;
  isBreakerOpen: boolean;
  /** Open files and sockets. */
  open: number;
  timers: number;
  /** Seconds by which the slowest hundredth of the event loop's turns were late. */
  lag: number;
}

const SERIES = {
  inFlight: 'guiche_upstream_calls_in_flight',
  breaker: 'guiche_breaker_open',
  open: 'process_open_fds',
  timers: 'nodejs_active_resources{type="Timeout"}',
  lag: 'nodejs_eventloop_lag_p99_seconds',
};

/** The value of a series in the text of /metrics; 0 where it is not there. */
function valueOf(text: string, series: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return Number(line?.split(' ').at(-1) ?? 0);
}

export async function sampleOf(
  server: { origin: string; pid: number },
  phase: string,
): Promise<Sample> {
  const text = await (await fetch(new URL('/metrics', server.origin))).text();
  return {
    phase,
    memory: memoryOf(server.pid),
    inFlight: valueOf(text, SERIES.inFlight),
    isBreakerOpen: valueOf(text, SERIES.breaker) === 1,
    open: valueOf(text, SERIES.open),
    timers: valueOf(text, SERIES.timers),
    lag: valueOf(text, SERIES.lag),
  };
}

/** Looks at a server every second; `phase` names the current one. */
export function watchServer(server: { origin: string; pid: number }, phase: () => string) {
  const samples: Sample[] = [];
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    // A look that fails on a busy machine is left out.
    const sample = await sampleOf(server, phase()).catch(() => undefined);
    if (sample) samples.push(sample);
    isBusy = false;
  }, EVERY_MS);
  return { samples, stop: () => clearInterval(timer) };
}
