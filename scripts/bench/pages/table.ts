import type { Step } from './forms.ts';

type Unit = 'milliseconds' | 'kilobytes';

/** Upper limits of the product's figure by step. */
type Goals = Readonly<Record<Step, number>>;

interface Measure {
  label: string;
  unit: Unit;
  /** A figure is read as a multiple of the hand-written page's, or as it is. */
  as: 'ratio' | 'figure';
  goals: Goals;
}

const times = (label: string, lead: number, payment: number) =>
  ({ label, unit: 'milliseconds', as: 'ratio', goals: { lead, payment } }) as const;

/** The measures of each page, in the order of the table. Figures are milliseconds or bytes. */
const MEASURES = {
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
function shown(figure: number, unit: Unit): string {
  if (unit === 'milliseconds') return `${figure < 100 ? figure.toFixed(1) : Math.round(figure)} ms`;
  return `${(figure / 1000).toFixed(figure < 10_000 ? 1 : 0)} KB`;
}

/** The pages that are measured; figures of the others are multiples of those of the hand-written page. */
export const COLUMNS = {
  plain: 'hand-written',
  guiche: 'Guichê',
  'hook-form-server': 'react-hook-form, server-drawn',
  'hook-form': 'react-hook-form',
  stock: 'RJSF + MUI + Ajv',
} as const;

export type Candidate = keyof typeof COLUMNS;

export const CANDIDATES = Object.keys(COLUMNS) as Candidate[];

/** Medians of the pages of one step, by candidate. */
export type StepMedians = Readonly<Record<Candidate, Figures>>;

/** Milliseconds of processor that a server needs to draw one page, the same form by `@rjsf/mui` beside it. */
export interface Drawing {
  guiche: number;
  stock: number;
}

/** Those of each step that was measured. */
export type Drawings = Partial<Record<Step, Drawing>>;

const STEP_TITLES: Readonly<Record<Step, string>> = {
  lead: 'Lead',
  payment: 'Payment, opened directly',
};

/** The most that drawing a page may cost on the server, in pages drawn by `@rjsf/mui`. */
const DRAWING_GOALS: Goals = { lead: 1, payment: 1.2 };

/** A row; the goal stands behind the product's cell. */
function line(label: string, goal: string, cells: Partial<Record<Candidate, string>>): string {
  const [plain, guiche, ...others] = CANDIDATES.map((candidate) => cells[candidate] ?? '–');
  return `| ${[label, plain, guiche, goal, ...others].join(' | ')} |`;
}

/** The product's cell: marked where it misses its goal. */
const marked = (text: string, figure: number, goal: number) =>
  figure > goal ? `**${text}** ✗` : text;

function row({ label, unit, as, goals }: Measure, step: Step, figureOf: (of: Candidate) => number) {
  const goal = goals[step];
  const plain = figureOf('plain');
  const cells = CANDIDATES.map((candidate) => {
    const isRatio = as === 'ratio' && candidate !== 'plain';
    const figure = figureOf(candidate) / (isRatio ? plain : 1);
    const text = isRatio ? figure.toFixed(2) : shown(figure, unit);
    return [candidate, candidate === 'guiche' ? marked(text, figure, goal) : text];
  });
  return line(
    label,
    `≤ ${as === 'ratio' ? goal : shown(goal, unit)}`,
    Object.fromEntries(cells) as Record<Candidate, string>,
  );
}

function drawingRow(step: Step, { guiche, stock }: Drawing): string {
  const ratio = guiche / stock;
  const goal = DRAWING_GOALS[step];
  return line('server: drawing a page, × `@rjsf/mui`', `≤ ${goal}`, {
    guiche: marked(ratio.toFixed(2), ratio, goal),
    stock: shown(stock, 'milliseconds'),
  });
}

/** Lines of a Markdown table of one step: multiples of the hand-written page, missed goals marked. */
export const stepTable = (step: Step, medians: StepMedians, drawing?: Drawing): string[] => [
  line(STEP_TITLES[step], 'goal', COLUMNS),
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...MEASURE_IDS.map((id) => row(MEASURES[id], step, (candidate) => medians[candidate][id])),
  ...(drawing ? [drawingRow(step, drawing)] : []),
];
