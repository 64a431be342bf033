import type { CompiledBrand, Flow, FlowStep } from '../../../contract/compiled-brand.ts';

/** The mark of a step or transition of two versions that are compared. */
export type Mark = 'added' | 'removed' | 'changed';

/** A step as a diagram shows it. */
export interface DiagramStep {
  id: string;
  templateId: string;
  /** The numbers in the step indicator, one per page of its form: '2', or '2, 3'; '' without one. */
  numbers: string;
  mark?: Mark;
}

/** A transition from a step to another on an outcome; '' stands for every outcome without one of its own. */
export interface DiagramTransition {
  from: string;
  to: string;
  outcome: string;
  mark?: Mark;
}

export interface DiagramFlow {
  id: string;
  steps: DiagramStep[];
  transitions: DiagramTransition[];
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
    transitions: flow.steps.flatMap(transitionsOf),
  };
}

function transitionsOf(step: FlowStep): DiagramTransition[] {
  const named = Object.entries(step.outcomes ?? {}).map(([outcome, to]) => ({ outcome, to }));
  const always = step.defaultNextStepId;
  const transitions = always === undefined ? named : [...named, { outcome: '', to: always }];
  return transitions.map((transition) => ({ from: step.id, ...transition }));
}

/** A step's own number, else that of each page of its form, else that of the screen. */
function numbersOf(step: FlowStep, screens: CompiledBrand['screens']): string {
  const screen = screens[step.templateId];
  const { stepNumber: first, countedPages = 1 } = step;
  if (first !== undefined) {
    return Array.from({ length: countedPages }, (_, page) => first + page).join(', ');
  }
  const pages = (screen?.blocks ?? []).flatMap((block) =>
    block.block === 'form' ? block.form.pages.map(({ stepNumber }) => stepNumber) : [],
  );
  const shown = [screen?.stepNumber, ...pages].filter((number) => number !== undefined);
  return [...new Set(shown)].join(', ');
}

/**
 * Two versions of a flow with marks: removed parts in the earlier one, added parts in the later one,
 * and changed steps in both.
 */
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
    transitions: flow.transitions.map((transition) =>
      other?.transitions.some((one) => keyOf(one) === keyOf(transition))
        ? transition
        : { ...transition, mark },
    ),
  });
  return {
    before: before && marked(before, after, 'removed'),
    after: after && marked(after, before, 'added'),
  };
}

const keyOf = ({ from, to, outcome }: DiagramTransition) => JSON.stringify([from, to, outcome]);
