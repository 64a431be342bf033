/** A mistake that makes a flow of a config answer unusable (D-172). */
type FlowMistake =
  | 'noFlows'
  | 'noFlowId'
  | 'repeatedFlowId'
  | 'noSteps'
  | 'noStepId'
  | 'repeatedStepId'
  | 'unknownTemplate'
  | 'repeatedTemplate'
  | 'unknownNextStep'
  | 'nextStepNeedsId'
  | 'circle'
  | 'noWayOn'
  | 'beginsAtEnd';

/** The first mistake of an unusable flow, and where it is. */
export interface FlowProblem {
  mistake: FlowMistake;
  /** Id of the flow, or its number in the list. */
  flow?: string;
  /** Id of the step, or its number in the flow. */
  step?: string;
  /** The value that is wrong: a template, the id of a next step. */
  value?: string;
}

const MAX_QUOTED = 60;

/** A text of the upstream as a log may show it: short, on one line, without control characters. */
const quoted = (text = ''): string =>
  JSON.stringify(text.slice(0, MAX_QUOTED).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?'));

function describeMistake({ mistake, step, value }: FlowProblem): string {
  const at = `its step ${quoted(step)}`;
  switch (mistake) {
    case 'noFlows':
      return 'there is no list of flows, or it is empty';
    case 'noFlowId':
      return 'it has no id';
    case 'repeatedFlowId':
      return 'an earlier flow has the same id';
    case 'noSteps':
      return 'it has no list of steps, or the list is empty';
    case 'noStepId':
      return `${at} has no id`;
    case 'repeatedStepId':
      return `two steps have the id ${quoted(step)}`;
    case 'unknownTemplate':
      return `${at} has the unknown template ${quoted(value)}`;
    case 'repeatedTemplate':
      return `${at} has the template ${quoted(value)}, which an earlier step has too`;
    case 'unknownNextStep':
      return `${at} leads to ${quoted(value)}, which is not a step of the flow`;
    case 'nextStepNeedsId':
      return `${at} leads to ${quoted(value)}, whose address needs an id`;
    case 'circle':
      return `buyers come back to ${at}`;
    case 'noWayOn':
      return `nothing follows ${at}, and nothing has been sold by then`;
    case 'beginsAtEnd':
      return `it begins with ${at}, to which other steps lead as their end`;
    default:
      return mistake satisfies never;
  }
}

/** A sentence for those who watch over the product. Texts of the upstream are shortened and quoted in it. */
export function describeFlowProblem(problem: FlowProblem): string {
  const { flow } = problem;
  const what = flow === undefined ? 'The flows' : `The flow ${quoted(flow)}`;
  return `${what} of the config cannot be used: ${describeMistake(problem)}.`;
}
