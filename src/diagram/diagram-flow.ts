import type { CompiledBrand, Flow, FlowStep } from '../contract/compiled-brand.ts';

/** What a diagram marks a step or a way with, where two versions of a flow are compared. */
export type Mark = 'added' | 'removed' | 'changed';

/** A step as a diagram shows it. */
export interface DiagramStep {
  id: string;
  templateId: string;
  /** What the indicator shows there, once per page of its form: '2', or '2, 3'; '' without one. */
  numbers: string;
  mark?: Mark;
}

/** A way from a step to another; `outcome` is what has to come out, '' whatever comes out. */
export interface DiagramWay {
  from: string;
  to: string;
  outcome: string;
  mark?: Mark;
}

export interface DiagramFlow {
  id: string;
  steps: DiagramStep[];
  ways: DiagramWay[];
}

/** A flow of a brand with the step numbers that its screens show. */
export function diagramFlow(flow: Flow, screens: CompiledBrand['screens']): DiagramFlow {
  return {
    id: flow.id,
    steps: flow.steps.map((step) => ({
      id: step.id,
      templateId: step.templateId,
      numbers: numbersOf(step, screens),
    })),
    ways: flow.steps.flatMap(waysOf),
  };
}

function waysOf(step: FlowStep): DiagramWay[] {
  const named = Object.entries(step.outcomes ?? {}).map(([outcome, to]) => ({ outcome, to }));
  const always = step.defaultNextStepId;
  const ways = always === undefined ? named : [...named, { outcome: '', to: always }];
  return ways.map((way) => ({ from: step.id, ...way }));
}

/** A step's own number, else that of each page of its form, else that of the screen (D-59). */
function numbersOf(step: FlowStep, screens: CompiledBrand['screens']): string {
  const screen = screens[step.templateId];
  if (step.stepNumber !== undefined) return String(step.stepNumber);
  const pages = (screen?.blocks ?? []).flatMap((block) =>
    block.block === 'form' ? block.form.pages.map(({ stepNumber }) => stepNumber) : [],
  );
  const shown = [screen?.stepNumber, ...pages].filter((number) => number !== undefined);
  return [...new Set(shown)].join(', ');
}

/** The steps and ways of a flow in a later version, with what changed since an earlier one; what went stays, marked. */
export function comparedFlows(
  before: DiagramFlow | undefined,
  after: DiagramFlow | undefined,
): { before?: DiagramFlow; after?: DiagramFlow } {
  const marked = (flow: DiagramFlow, other: DiagramFlow | undefined, mark: Mark): DiagramFlow => ({
    ...flow,
    steps: flow.steps.map((step) => {
      const same = other?.steps.find(({ id }) => id === step.id);
      if (!same) return { ...step, mark };
      const isSame = same.templateId === step.templateId && same.numbers === step.numbers;
      return isSame ? step : { ...step, mark: 'changed' };
    }),
    ways: flow.ways.map((way) =>
      other?.ways.some((one) => keyOf(one) === keyOf(way)) ? way : { ...way, mark },
    ),
  });
  return {
    before: before && marked(before, after, 'removed'),
    after: after && marked(after, before, 'added'),
  };
}

const keyOf = ({ from, to, outcome }: DiagramWay) => JSON.stringify([from, to, outcome]);
