import type { Step } from './forms.ts';

export type Unit = 'milliseconds' | 'kilobytes';

/** Upper limits of the product's figure by step. */
export type Goals = Readonly<Record<Step, number>>;

export interface Measure {
  label: string;
  unit: Unit;
  /** A figure is read as a multiple of the hand-written page's, or as it is. */
  as: 'ratio' | 'figure';
  goals: Goals;
}

const times = (label: string, lead: number, payment: number) =>
  ({ label, unit: 'milliseconds', as: 'ratio', goals: { lead, payment } }) as const;

/** The measures of each page, in the order of the table. Figures are milliseconds or bytes. */
export const MEASURES = {
  'first-paint': times('first paint, slow', 1.42, 1.42),
  'first-key': times('first key painted, slow', 1.35, 1.4),
  press: times('empty press answered, slow', 1, 1.2),
  'key-work': times('work per key', 1.7, 1.7),
  'all-errors': times('all errors shown', 3.6, 4),
  'load-work': times('main-thread work to load', 5.8, 8.5),
  'script-bytes': {
    label: 'JavaScript, gzip, until the form works',
    unit: 'kilobytes',
    as: 'figure',
    goals: { lead: 225_000, payment: 245_000 },
  },
} as const satisfies Record<string, Measure>;

export type MeasureId = keyof typeof MEASURES;

/** Figures of one page in one repetition. */
export type Figures = Readonly<Record<MeasureId, number>>;

export const MEASURE_IDS = Object.keys(MEASURES) as MeasureId[];

/** A figure in its unit, as people read it. */
export function shown(figure: number, unit: Unit): string {
  if (unit === 'milliseconds') return `${figure < 100 ? figure.toFixed(1) : Math.round(figure)} ms`;
  return `${(figure / 1000).toFixed(figure < 10_000 ? 1 : 0)} KB`;
}
