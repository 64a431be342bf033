import type { Step } from './forms.ts';

/** The pages that are measured. */
const COLUMNS = {
  plain: 'hand-written',
  guiche: 'Guichê',
  'hook-form-server': 'react-hook-form, server-drawn',
  'hook-form': 'react-hook-form',
  stock: 'RJSF + MUI + Ajv',
} as const;

export type Candidate = keyof typeof COLUMNS;

export const CANDIDATES = Object.keys(COLUMNS) as Candidate[];

interface Measure {
  label: string;
  /** Upper limits of the product's figure by step. */
  goals: Readonly<Record<Step, number>>;
  /** The candidate whose figure is the unit of the others; the hand-written page unless said. */
  unit?: Candidate;
  /** Each figure stands as it is, and so does the goal. */
  isKilobytes?: true;
}

/** The measures of each page, in the order of the table. Figures are milliseconds or bytes. */
const MEASURES = {
  'first-paint': { label: 'first paint, slow', goals: { lead: 1.42, payment: 1.42 } },
  'first-key': { label: 'first key painted, slow', goals: { lead: 1.35, payment: 1.4 } },
  press: { label: 'empty press answered, slow', goals: { lead: 1, payment: 1.2 } },
  'key-work': { label: 'work per key', goals: { lead: 1.7, payment: 1.7 } },
  'all-errors': { label: 'all errors shown', goals: { lead: 3.6, payment: 4 } },
  'load-work': { label: 'main-thread work to load', goals: { lead: 5.8, payment: 8.5 } },
  'script-bytes': {
    label: 'JavaScript, gzip, until the form works',
    goals: { lead: 225_000, payment: 245_000 },
    isKilobytes: true,
  },
  drawing: {
    label: 'server: drawing a page, × `@rjsf/mui`',
    goals: { lead: 1, payment: 1.2 },
    unit: 'stock',
  },
} as const satisfies Record<string, Measure>;

export type MeasureId = keyof typeof MEASURES;

/** Figures of one page; a page of a rival that no server draws has no figure for that. */
export type Figures = Partial<Record<MeasureId, number>>;

export const MEASURE_IDS = Object.keys(MEASURES) as MeasureId[];

const STEP_TITLES: Readonly<Record<Step, string>> = {
  lead: 'Lead',
  payment: 'Payment, opened directly',
};

const milliseconds = (figure: number) =>
  `${figure < 100 ? figure.toFixed(1) : Math.round(figure)} ms`;

const kilobytes = (figure: number) => `${(figure / 1000).toFixed(figure < 10_000 ? 1 : 0)} KB`;

/** A row; the goal stands behind the product's cell. */
function line(label: string, goal: string, cells: Readonly<Record<Candidate, string>>): string {
  const [plain, guiche, ...others] = CANDIDATES.map((candidate) => cells[candidate]);
  return `| ${[label, plain, guiche, goal, ...others].join(' | ')} |`;
}

export const byCandidate = <Value>(valueOf: (candidate: Candidate) => Value) =>
  Object.fromEntries(CANDIDATES.map((one) => [one, valueOf(one)])) as Record<Candidate, Value>;

/** Lines of a Markdown table of one step: multiples of the hand-written page, missed goals marked. */
export function stepTable(step: Step, medians: Readonly<Record<Candidate, Figures>>): string[] {
  const rows = MEASURE_IDS.flatMap((id) => {
    const { label, goals, unit = 'plain', isKilobytes }: Measure = MEASURES[id];
    const base = medians[unit][id];
    if (base === undefined) return [];
    const shown = (value: number) => (isKilobytes ? kilobytes(value) : value.toFixed(2));
    const cells = byCandidate((candidate) => {
      const figure = medians[candidate][id];
      if (figure === undefined) return '–';
      if (candidate === unit && !isKilobytes) return milliseconds(figure);
      const value = isKilobytes ? figure : figure / base;
      const isMissed = candidate === 'guiche' && value > goals[step];
      return isMissed ? `**${shown(value)}** ✗` : shown(value);
    });
    return line(label, `≤ ${isKilobytes ? kilobytes(goals[step]) : goals[step]}`, cells);
  });
  const ruler = '| --- | ---: | ---: | ---: | ---: | ---: | ---: |';
  return [line(STEP_TITLES[step], 'goal', COLUMNS), ruler, ...rows];
}
