import type { Requests } from './requests.ts';
import type { End } from './purchase.ts';
import type { Sample } from './watch-server.ts';

/** A purchase of the run, by the phase in which it began. */
export interface Bought extends End {
  phase: string;
  email: string;
}

/** One phase of a run. */
export interface PhaseFigures {
  begun: number;
  bought: number;
  inDoubt: number;
  notSold: number;
  /** Where the slowest twentieth begins, in milliseconds. */
  page?: number;
  payment?: number;
  /** Calls at the upstream, at most. */
  inFlight: number;
  refused: number;
  breakerSeconds: number;
  /** Seconds. */
  lag: number;
  /** Bytes, at most. */
  memory: number;
}

const most = (values: readonly number[]) => Math.max(0, ...values);

export function phaseFigures(
  phase: string,
  purchases: readonly Bought[],
  requests: Pick<Requests, 'slowest' | 'refused'>,
  samples: readonly Sample[],
): PhaseFigures {
  const own = purchases.filter((one) => one.phase === phase);
  const seen = samples.filter((one) => one.phase === phase);
  const ended = (kind: End['kind']) => own.filter((one) => one.kind === kind).length;
  return {
    begun: own.length,
    bought: ended('bought'),
    inDoubt: ended('inDoubt'),
    notSold: ended('notSold'),
    page: requests.slowest(phase, 'page'),
    payment: requests.slowest(phase, 'payment'),
    inFlight: most(seen.map(({ inFlight }) => inFlight)),
    refused: requests.refused(phase),
    breakerSeconds: seen.filter(({ isBreakerOpen }) => isBreakerOpen).length,
    lag: most(seen.map(({ lag }) => lag)),
    memory: most(seen.map(({ memory }) => memory)),
  };
}

const HEAD = [
  'the upstream is',
  'purchases',
  'bought',
  'in doubt',
  'not sold',
  'page, slowest 5 %',
  'payment, slowest 5 %',
  'calls at once',
  'refused',
  'breaker open',
  'event loop late',
  'memory',
];

const time = (milliseconds?: number) =>
  milliseconds === undefined
    ? '–'
    : milliseconds < 1000
      ? `${Math.round(milliseconds)} ms`
      : `${(milliseconds / 1000).toFixed(1)} s`;

/** The lines of the table, in Markdown. */
export function loadTable(phases: Readonly<Record<string, PhaseFigures>>): string[] {
  const rows = Object.entries(phases).map(([name, one]) => [
    name,
    one.begun,
    one.bought,
    one.inDoubt,
    one.notSold,
    time(one.page),
    time(one.payment),
    one.inFlight,
    one.refused,
    `${one.breakerSeconds} s`,
    time(one.lag * 1000),
    `${Math.round(one.memory / 1e6)} MB`,
  ]);
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)];
}
