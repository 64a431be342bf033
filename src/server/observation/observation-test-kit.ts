import type { HandlerDeps } from '../deps.ts';
import { ANSWERS, ORIGIN, payment, serverWith, type Answers } from '../server-test-kit.ts';
import type { LogLevel, Settings } from '../settings/settings.ts';
import type { LogFields } from './log.ts';

/** The right to read the metrics. */
export const TOKEN = 'a-token-of-20-signs.';

/** A line as it reached the writer of the log. */
export type Line = LogFields & { level: LogLevel; msg: string };

/** Reads the Prometheus text format: samples by name and labels, `name{a=b,c=d}`, labels in order of name. */
export function readSamples(text: string): Map<string, number> {
  const samples = new Map<string, number>();
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const match = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line);
    if (!match) throw new Error(`This line is no sample: ${line}`);
    const [, name, labels = '', value] = match;
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)",?/g)].map(
      ([, label, said]) => `${label}=${said}`,
    );
    const key = pairs.length > 0 ? `${name}{${pairs.sort().join(',')}}` : name!;
    samples.set(key, value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value));
  }
  return samples;
}

/** A server on fakes whose lines and metrics a test can read. */
export function observedServer({
  paid,
  ...deps
}: Partial<HandlerDeps> & {
  settings?: Partial<Settings>;
  answers?: Answers;
  /** The upstream's answer to a payment. */
  paid?: Answers[string];
} = {}) {
  const connection = { address: '203.0.113.9' };
  const lines: Line[] = [];
  const server = serverWith({
    log: (level, msg, fields) => lines.push({ level, msg, ...fields }),
    ...(paid && { answers: { ...ANSWERS, '/payment': paid } }),
    ...deps,
    settings: { metricsToken: TOKEN, ...deps.settings },
  });
  const send = (path: string, init: RequestInit = {}, from = connection) =>
    server.handler(new Request(ORIGIN + path, init), from);
  const pay = (headers: Record<string, string> = {}, query = '') =>
    server.handler(payment({ headers }, `/api/v2/payment${query}`), connection);
  const metricsText = async () => {
    const response = await send('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
    return response.text();
  };
  return {
    calls: server.calls,
    pay,
    send,
    lines,
    /** The lines of requests at the usual level. */
    requests: () => lines.filter(({ level, msg }) => level === 'info' && msg === 'request'),
    metricsText,
    samples: async () => readSamples(await metricsText()),
  };
}
