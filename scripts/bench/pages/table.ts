import type { Step } from './forms.ts';
import {
  MEASURE_IDS,
  MEASURES,
  shown,
  type Figures,
  type Goals,
  type Measure,
} from './measures.ts';

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
