import type { Step } from './forms.ts';
import { MEASURE_IDS, MEASURES, shown, type Measure, type MeasureId } from './measures.ts';

export type Medians = Readonly<Record<MeasureId, number>>;

export const COLUMNS = {
  guiche: 'Guichê',
  'hook-form': 'react-hook-form',
  stock: 'RJSF + MUI + Ajv',
} as const;

export type Candidate = 'plain' | keyof typeof COLUMNS;

/** Medians of the pages of one step, by candidate. */
export type StepMedians = Partial<Record<Candidate, Medians>>;

const STEP_TITLES: Readonly<Record<Step, string>> = {
  lead: 'Lead',
  payment: 'Payment, opened directly',
  'fields-50': 'A step of 50 fields',
  'fields-200': 'A step of 200 fields',
};

/** Whether the product's figure is within its goal; undefined where there is no goal. */
export function meetsGoal(step: Step, id: MeasureId, figure: number, plain: number) {
  const { as, by }: Measure['goals'] = MEASURES[id].goals;
  const goal = by[step];
  if (goal === undefined) return undefined;
  return (as === 'ratio' ? figure / plain : figure) <= goal;
}

function goalText(step: Step, id: MeasureId): string {
  const { goals, unit }: Measure = MEASURES[id];
  const goal = goals.by[step];
  if (goal === undefined) return '–';
  return `≤ ${goals.as === 'ratio' ? goal : shown(goal, unit)}`;
}

/** Counts and bytes are read as they are, times and memory as multiples of the hand-written page's. */
const isRatio = (id: MeasureId) => MEASURES[id].goals.as === 'ratio';

function row(step: Step, id: MeasureId, medians: StepMedians): string {
  const { label, unit } = MEASURES[id];
  const plain = medians.plain?.[id];
  const cell = (candidate: keyof typeof COLUMNS) => {
    const figure = medians[candidate]?.[id];
    if (figure === undefined) return '–';
    if (!isRatio(id) || plain === undefined) return shown(figure, unit);
    return (figure / plain).toFixed(2);
  };
  const own = medians.guiche?.[id];
  const isMissed =
    own !== undefined && plain !== undefined && meetsGoal(step, id, own, plain) === false;
  const cells = [
    label,
    plain === undefined ? '–' : shown(plain, unit),
    isMissed ? `**${cell('guiche')}** ✗` : cell('guiche'),
    goalText(step, id),
    cell('hook-form'),
    cell('stock'),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Lines of a Markdown table of one step: multiples of the hand-written page, missed goals marked. */
export function stepTable(step: Step, medians: StepMedians): string[] {
  const { guiche, 'hook-form': hookForm, stock } = COLUMNS;
  return [
    `| ${STEP_TITLES[step]} | hand-written | ${guiche} | goal | ${hookForm} | ${stock} |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...MEASURE_IDS.map((id) => row(step, id, medians)),
  ];
}
