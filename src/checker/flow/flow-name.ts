import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { didYouMean } from '../language/suggest.ts';
import { FLOWS_OF_METHODS } from '../../contract/payment-methods.ts';
import { ageOf } from '../age-of.ts';
import { alsoAt } from '../wording.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';
import type { BrandContext, Problem, Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

/** A flow that links ask for, or that changes one of the parent, is called as it has to be. */
export const rule: Rule = {
  id: 'flow-name',
  severity: 'error',
  phase: 'merge',
  checkBrand(context) {
    checkDefault(context);
    for (const flow of flowsOf(context.merged)) {
      const id = nodeAt(flow, ['id']);
      const name = textAt(id);
      if (!id || name === undefined) continue;
      const problem =
        misspeltForLinks(context, flow, id, name) ?? misspeltForParent(context, flow, id, name);
      if (problem) context.report(problem);
    }
  },
};

/** Whether a flow of a child needs one of the parent to change. */
const leansOnParent = (flow: Node): boolean =>
  stepsOf(flow).some((step) => !nodeAt(step, ['templateId']) || nodeAt(step, ['after']));

/** A link that asks for no flow leads into 'default' (specification, section 4). */
function checkDefault({ merged, sources, report }: BrandContext): void {
  const flows = flowsOf(merged);
  const names = flows.flatMap((flow) => textAt(flow, 'id') ?? []);
  const isMisspelt = names.some((name) => name !== DEFAULT && nearestName(name, [DEFAULT]));
  if (flows.length === 0 || names.includes(DEFAULT) || isMisspelt) return;
  const own = itemsAt(sources.folders.get(merged.id)?.files.get('flows'), 'flows');
  const removal = own.find((flow) => textAt(flow, 'id') === DEFAULT);
  report({
    at: (nodeAt(removal ?? flows[0], ['id']) ?? flows[0]!).at,
    message: 'flow-name.there-flow-every',
    suggestion: removal
      ? say('flow-name.keep-change-steps')
      : say('flow-name.call-flow-most', { default: DEFAULT }),
    subject: `flow ${DEFAULT}`,
    data: { name: DEFAULT },
  });
}

const DEFAULT = 'default';

/** Flows that links ask for by themselves (specification, section 4). */
export const ASKED_FOR: readonly string[] = ['default', ...FLOWS_OF_METHODS];

function misspeltForLinks(
  { merged }: BrandContext,
  flow: Node,
  id: Node,
  name: string,
): Problem | undefined {
  const meant = ASKED_FOR.includes(name) ? undefined : nearestName(name, ASKED_FOR);
  if (meant === undefined) return undefined;
  const age = ageOf(merged, id);
  const other = flowsOf(merged).find((one) => textAt(one, 'id') === meant);
  const isComplete = other !== undefined && ageOf(merged, firstOf(other)) >= age;
  if (isComplete || nodeAt(flow, ['choose'])) return undefined;
  return {
    at: id.at,
    message: 'flow-name.links-ask-flow',
    ...didYouMean(name, meant),
    data: { name, meant },
  };
}

const firstOf = (node: Node): Node =>
  node.kind === 'object' && node.firstAt ? { ...node, at: node.firstAt } : node;

function misspeltForParent(
  { merged, parent }: BrandContext,
  flow: Node,
  id: Node,
  name: string,
): Problem | undefined {
  const known = parent ? flowsOf(parent) : [];
  const names = known.flatMap((one) => textAt(one, 'id') ?? []);
  const meant = names.includes(name) ? undefined : nearestName(name, names);
  // If links ask for this name, the parent's name is the misspelt one.
  const isOwn = ageOf(merged, flow) === 0 && !ASKED_FOR.includes(name);
  if (!isOwn || meant === undefined || !leansOnParent(flow)) return undefined;
  const there = known.find((one) => textAt(one, 'id') === meant)!;
  return {
    at: id.at,
    rule: 'merge-id',
    message: 'flow-name.parent-flow-change',
    ...didYouMean(name, meant),
    related: [alsoAt(nodeAt(there, ['id'])!.at, say('flow-name.flow-change-may'))],
    data: { name, meant },
  };
}
