import { median } from '../stats.ts';
import type { Interaction, Watched } from './watch.ts';

export interface VitalsFigures {
  /** Milliseconds; of several documents the slowest. */
  LCP: number;
  /** Of several documents the largest. */
  CLS: number;
  /** Milliseconds; of several documents the slowest. */
  INP: number;
}

/** The touch that takes longest, by the median of several buyers: what to mend first. */
export interface Slowest {
  duration: number;
  /** E.g. 'keydown at cardNumber of /payment'. */
  where: string;
}

/** "Good" by web.dev/vitals for LCP; for CLS and INP our own limits, below their 0.1 and 200 ms. */
export const LIMITS: VitalsFigures = { LCP: 2_500, CLS: 0, INP: 100 };

/** Of so many interactions the definition of INP leaves out the longest one. */
const LEFT_OUT_OF = 50;

/** INP as web.dev defines it. @throws for no interactions. */
export function inpOf(durations: readonly number[]): number {
  if (durations.length === 0) throw new Error('INP was never reported.');
  const sorted = [...durations].sort((a, b) => b - a);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length / LEFT_OUT_OF))]!;
}

/**
 * The figures of one buyer. @throws for a value that a document never reported, and for a screen of `touched`
 * (paths) at which no interaction was seen.
 */
export function figuresOf({ documents, interactions }: Watched, touched: readonly string[]) {
  if (documents.length === 0) throw new Error('No document was seen.');
  for (const { path, LCP, CLS } of documents) {
    if (LCP === undefined || CLS === undefined) {
      throw new Error(`${LCP === undefined ? 'LCP' : 'CLS'} of ${path} was never reported.`);
    }
  }
  for (const path of touched) {
    if (!interactions.some((one) => one.path === path)) {
      throw new Error(`No interaction at ${path} was reported.`);
    }
  }
  const inps = documents.flatMap((_, at) => {
    const own = interactions.filter(({ document }) => document === at);
    return own.length > 0 ? [inpOf(own.map(({ duration }) => duration))] : [];
  });
  return {
    LCP: Math.max(...documents.map(({ LCP }) => LCP!)),
    CLS: Math.max(...documents.map(({ CLS }) => CLS!)),
    INP: Math.max(...inps),
  };
}

export const mediansOf = (runs: readonly VitalsFigures[]): VitalsFigures => ({
  LCP: median(runs.map(({ LCP }) => LCP)),
  CLS: median(runs.map(({ CLS }) => CLS)),
  INP: median(runs.map(({ INP }) => INP)),
});

/** The longest interaction of each kind at each element, the median of them over all buyers, and of those the longest. */
export function slowestOf(runs: readonly (readonly Interaction[])[]): Slowest {
  const whereOf = ({ event, target, path }: Interaction) => `${event} at ${target} of ${path}`;
  const all = [...new Set(runs.flat().map(whereOf))].map((where) => {
    const longest = runs.map((run) =>
      Math.max(0, ...run.filter((one) => whereOf(one) === where).map(({ duration }) => duration)),
    );
    return { where, duration: median(longest) };
  });
  return all.reduce((most, one) => (one.duration > most.duration ? one : most));
}

export const isGood = (figures: VitalsFigures): boolean =>
  (Object.keys(LIMITS) as (keyof VitalsFigures)[]).every((name) => figures[name] <= LIMITS[name]);
