export interface FlowProblem {
  /** In words for a log: 'template used before'. */
  mistake: string;
  value?: string;
  /** An id, or a number in the flow. */
  step?: string;
  /** An id, or a number in the list. */
  flow?: string;
}

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

export function describeFlowProblem({ mistake, value, step, flow }: FlowProblem): string {
  const where = flow === undefined ? 'flows' : `flow ${quoted(flow)}`;
  const what = value === undefined ? mistake : `${mistake} ${quoted(value)}`;
  const place = step === undefined ? '' : `, step ${quoted(step)}`;
  return `The ${where} of the config cannot be used: ${what}${place}.`;
}
