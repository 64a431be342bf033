import type { Step } from './forms.ts';

/** Upper limits of the product's figure by step. */
type Goals = Readonly<Record<Step, number>>;

interface Measure {
  label: string;
  goals: Goals;
  /** The product's figure is held to its goal as it is; missing: as a multiple of the hand-written page's. */
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
} as const satisfies Record<string, Measure>;

/** The most that drawing a page may cost on the server, in pages drawn by `@rjsf/mui`. */
const DRAWING_GOALS: Goals = { lead: 1, payment: 1.2 };

export type MeasureId = keyof typeof MEASURES;

export type Figures = Readonly<Record<MeasureId, number>>;

export const MEASURE_IDS = Object.keys(MEASURES) as MeasureId[];

/** The pages that are measured; times of the others are multiples of those of the hand-written page. */
export const COLUMNS = {
  plain: 'hand-written',
  guiche: 'Guichê',
  'hook-form-server': 'react-hook-form, server-drawn',
  'hook-form': 'react-hook-form',
  stock: 'RJSF + MUI + Ajv',
} as const;

export type Candidate = keyof typeof COLUMNS;

export const CANDIDATES = Object.keys(COLUMNS) as Candidate[];

export type StepMedians = Readonly<Record<Candidate, Figures>>;

/** Milliseconds of processor that a server needs to draw one page, the same form by `@rjsf/mui` beside it. */
export interface Drawing {
  guiche: number;
  stock: number;
}

export type Drawings = Partial<Record<Step, Drawing>>;

const STEP_TITLES: Readonly<Record<Step, string>> = {
  lead: 'Lead',
  payment: 'Payment, opened directly',
};

const milliseconds = (figure: number) =>
  `${figure < 100 ? figure.toFixed(1) : Math.round(figure)} ms`;

const kilobytes = (figure: number) => `${(figure / 1000).toFixed(figure < 10_000 ? 1 : 0)} KB`;

const times = (ratio: number) => ratio.toFixed(2);

/** A row; the goal stands behind the product's cell. */
function line(label: string, goal: string, cells: Partial<Record<Candidate, string>>): string {
  const [plain, guiche, ...others] = CANDIDATES.map((candidate) => cells[candidate] ?? '–');
  return `| ${[label, plain, guiche, goal, ...others].join(' | ')} |`;
}

/** The product's cell: marked where it misses its goal. */
const held = (figure: number, goal: number, shown: (figure: number) => string) =>
  figure > goal ? `**${shown(figure)}** ✗` : shown(figure);

function row(id: MeasureId, step: Step, medians: StepMedians): string {
  const { label, goals, isKilobytes }: Measure = MEASURES[id];
  const goal = goals[step];
  const unit = isKilobytes ? 1 : medians.plain[id];
  const shown = isKilobytes ? kilobytes : times;
  const cells = CANDIDATES.map((one) => [one, shown(medians[one][id] / unit)]);
  return line(label, `≤ ${isKilobytes ? kilobytes(goal) : goal}`, {
    ...(Object.fromEntries(cells) as Record<Candidate, string>),
    guiche: held(medians.guiche[id] / unit, goal, shown),
    plain: (isKilobytes ? kilobytes : milliseconds)(medians.plain[id]),
  });
}

const drawingRow = (step: Step, { guiche, stock }: Drawing): string =>
  line('server: drawing a page, × `@rjsf/mui`', `≤ ${DRAWING_GOALS[step]}`, {
    guiche: held(guiche / stock, DRAWING_GOALS[step], times),
    stock: milliseconds(stock),
  });

/** Lines of a Markdown table of one step: multiples of the hand-written page, missed goals marked. */
export const stepTable = (step: Step, medians: StepMedians, drawing?: Drawing): string[] => [
  line(STEP_TITLES[step], 'goal', COLUMNS),
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...MEASURE_IDS.map((id) => row(id, step, medians)),
  ...(drawing ? [drawingRow(step, drawing)] : []),
];
