import type { Flow, FlowStep } from '../../src/contract/compiled-brand.ts';

/** The step of a line: 'c2 payment > c3, refused: c9' is c2 with its template, its next step and an outcome. */
export function stepBy(line: string): FlowStep {
  const [, id = '', templateId = '', next, outcomes] =
    /^(\S+) (\S+)(?: >(?: ([^\s,:]+))?(?:,? ?(.*))?)?$/.exec(line) ?? [];
  const ways = (outcomes || undefined)?.split(', ').map((way) => way.split(': '));
  return {
    id,
    templateId,
    ...(next && { defaultNextStepId: next }),
    ...(ways && { outcomes: Object.fromEntries(ways) as FlowStep['outcomes'] }),
  };
}

/** A flow by a line for each step. */
export const flowBy = (id: string, ...lines: string[]): Flow => ({ id, steps: lines.map(stepBy) });
