/** The first mistake of an unusable flow, and where it is. */
export interface FlowProblem {
  /** In words for a log: 'template used before'. */
  mistake: string;
  /** The value that is wrong: a template, the id of a next step. */
  value?: string;
  /** Id of the step, or its number in the flow. */
  step?: string;
  /** Id of the flow, or its number in the list. */
  flow?: string;
}

/** Thrown at the first mistake of a flow. */
export class FlowMistake extends Error {
  readonly problem: FlowProblem;
  constructor(mistake: string, step?: string, value?: string) {
    super(mistake);
    this.problem = { mistake, step, value };
  }
}

const MAX_QUOTED = 60;

/** A text of the upstream as a log may show it: short, on one line, without control characters. */
const quoted = (text: string): string =>
  JSON.stringify(text.slice(0, MAX_QUOTED).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?'));

/** A sentence for those who watch over the product. Texts of the upstream are shortened and quoted in it. */
export function describeFlowProblem({ mistake, value, step, flow }: FlowProblem): string {
  const what = flow === undefined ? 'flows' : `flow ${quoted(flow)}`;
  const details = [
    value === undefined ? mistake : `${mistake} ${quoted(value)}`,
    ...(step === undefined ? [] : [`step ${quoted(step)}`]),
  ];
  return `The ${what} of the config cannot be used: ${details.join(', ')}.`;
}
