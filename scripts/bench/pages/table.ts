import type { Step } from './forms.ts';
import {
  MEASURE_IDS,
  MEASURES,
  shown,
  type Goals,
  type Measure,
  type MeasureId,
} from './measures.ts';

export type Medians = Readonly<Record<MeasureId, number>>;

/** The columns beside the hand-written page, to whose figures theirs are multiples. */
export const COLUMNS = {
  guiche: 'Guichê',
  'hook-form-server': 'react-hook-form, server-drawn',
  'hook-form': 'react-hook-form',
  stock: 'RJSF + MUI + Ajv',
} as const;

/** Milliseconds of processor that a server needs to draw one page, the same form by `@rjsf/mui` beside it. */
export interface Drawing {
  guiche: number;
  stock: number;
}

export type Candidate = 'plain' | keyof typeof COLUMNS;

/** Medians of the pages of one step, by candidate. */
export type StepMedians = Partial<Record<Candidate, Medians>>;

const STEP_TITLES: Readonly<Record<Step, string>> = {
  lead: 'Lead',
  payment: 'Payment, opened directly',
};

/** The most that drawing a page may cost on the server, in pages drawn by `@rjsf/mui`. */
const DRAWING_GOALS: Goals = { lead: 1, payment: 1.2 };

/** A row as cells by column; the goal has its own. */
type Cells = Partial<Record<Candidate, string>>;

const line = (label: string, goal: string, cells: Cells): string => {
  const { plain = '–', guiche = '–', ...rest } = cells;
  const others = OTHERS.map((candidate) => rest[candidate] ?? '–');
  return `| ${[label, plain, guiche, goal, ...others].join(' | ')} |`;
};

const OTHERS = ['hook-form-server', 'hook-form', 'stock'] as const;

/** The product's cell: marked where it misses its goal. */
const marked = (text: string, figure: number, goal: number) =>
  figure > goal ? `**${text}** ✗` : text;

function row(step: Step, id: MeasureId, medians: StepMedians): string {
  const { label, unit, as, goals }: Measure = MEASURES[id];
  const goal = goals[step];
  const plain = medians.plain?.[id];
  const isRatio = as === 'ratio' && plain !== undefined;
  const cells: Cells = { plain: plain === undefined ? '–' : shown(plain, unit) };
  for (const candidate of Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]) {
    const figure = medians[candidate]?.[id];
    if (figure === undefined) continue;
    const text = isRatio ? (figure / plain).toFixed(2) : shown(figure, unit);
    const isHeld = candidate === 'guiche' && (isRatio || as === 'figure');
    cells[candidate] = isHeld ? marked(text, isRatio ? figure / plain : figure, goal) : text;
  }
  return line(label, `≤ ${as === 'ratio' ? goal : shown(goal, unit)}`, cells);
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
export function stepTable(step: Step, medians: StepMedians, drawing?: Drawing): string[] {
  return [
    line(STEP_TITLES[step], 'goal', { plain: 'hand-written', ...COLUMNS }),
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...MEASURE_IDS.map((id) => row(step, id, medians)),
    ...(drawing ? [drawingRow(step, drawing)] : []),
  ];
}
