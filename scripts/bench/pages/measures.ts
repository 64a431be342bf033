import type { Step } from './forms.ts';

export type Unit = 'milliseconds' | 'kilobytes' | 'megabytes' | 'requests';

export interface Measure {
  label: string;
  unit: Unit;
  /** Upper limits of the product's figure by step: as a multiple of the hand-written page's, or as it is. */
  goals: { as: 'ratio' | 'figure'; by: Partial<Record<Step, number>> };
}

const ratio = (lead: number, payment: number): Measure['goals'] => ({
  as: 'ratio',
  by: { lead, payment },
});

/** The measures of each page, in the order of the table. Figures are milliseconds, bytes or counts. */
export const MEASURES = {
  'first-paint': { label: 'first paint, slow', unit: 'milliseconds', goals: ratio(1.2, 1.2) },
  'first-key': { label: 'first key painted, slow', unit: 'milliseconds', goals: ratio(1.2, 1.2) },
  'submit-slow': {
    label: 'empty submit answered, slow',
    unit: 'milliseconds',
    goals: ratio(1.5, 1.6),
  },
  'submit-fast': {
    label: 'empty submit answered, fast',
    unit: 'milliseconds',
    goals: ratio(2, 2.5),
  },
  'key-work': { label: 'work per key', unit: 'milliseconds', goals: ratio(1.5, 1.5) },
  'all-errors': { label: 'all errors shown', unit: 'milliseconds', goals: ratio(2.5, 2.5) },
  'load-work': { label: 'main-thread work to load', unit: 'milliseconds', goals: ratio(2.5, 3) },
  'script-bytes': {
    label: 'JavaScript, gzip',
    unit: 'kilobytes',
    goals: { as: 'figure', by: { lead: 150_000, payment: 170_000 } },
  },
  'early-requests': {
    label: 'requests until all scripts are there',
    unit: 'requests',
    goals: { as: 'figure', by: { payment: 8 } },
  },
  requests: { label: 'all requests', unit: 'requests', goals: { as: 'figure', by: {} } },
  heap: { label: 'heap after collection', unit: 'megabytes', goals: ratio(3, 3.5) },
} as const satisfies Record<string, Measure>;

export type MeasureId = keyof typeof MEASURES;

/** Figures of one page in one repetition. */
export type Figures = Readonly<Record<MeasureId, number>>;

export const MEASURE_IDS = Object.keys(MEASURES) as MeasureId[];

/** A figure in its unit, as people read it. */
export function shown(figure: number, unit: Unit): string {
  if (unit === 'milliseconds') return `${figure < 100 ? figure.toFixed(1) : Math.round(figure)} ms`;
  if (unit === 'kilobytes') return `${(figure / 1000).toFixed(figure < 10_000 ? 1 : 0)} KB`;
  if (unit === 'megabytes') return `${(figure / 1_000_000).toFixed(1)} MB`;
  return String(Math.round(figure));
}
