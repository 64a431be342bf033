import { entriesAt, itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { didYouMean, nearestName } from '../../brand/parse/nearest-name.ts';
import { FLOWS_OF_METHODS } from '../../contract/payment-methods.ts';
import { ageOf } from '../age-of.ts';
import { placesOf } from '../node-path.ts';
import { alsoAt } from '../wording.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';
import type { BrandContext, Problem, Rule } from '../rule.ts';

/** A flow that links ask for, or that changes one of the parent, is called as it has to be. */
export const rule: Rule = {
  meta: {
    id: 'flow-name',
    severity: 'error',
    description:
      'Links ask for the flows “default”, “pix” and “bankslip” by these names. A flow that is misspelt is not found, and buyers get another one.',
    howToFix: 'Write the name exactly so.',
  },

  /** Consequences in the same flow, or in those that were to change it, are not reported. */
  checkBrand(context) {
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

/** Flows that links ask for by themselves (specification, section 4). */
export const ASKED_FOR: readonly string[] = ['default', ...FLOWS_OF_METHODS];

function misspeltForLinks(
  { merged, sources }: BrandContext,
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
  const changes = merged.chain
    .slice(merged.chain.length - age)
    .flatMap((folder) => itemsAt(sources.folders.get(folder)?.files.get('flows'), 'flows'))
    .filter((one) => textAt(one, 'id') === meant);
  return {
    at: id.at,
    message: `Links ask for the flow '${meant}', but there is none; this one is called '${name}'.`,
    ...didYouMean(name, meant),
    covers: [...changes.flatMap(placesOf), ...changes.flatMap(keysOf)],
    data: { name, meant },
  };
}

const firstOf = (node: Node): Node =>
  node.kind === 'object' && node.firstAt ? { ...node, at: node.firstAt } : node;

const keysOf = (node: Node): Node['at'][] => [
  ...entriesAt(node).flatMap(([, { keyAt, node: inner }]) => [keyAt, ...keysOf(inner)]),
  ...(node.kind === 'array' ? node.items.flatMap(keysOf) : []),
];

function misspeltForParent(
  { merged, parent }: BrandContext,
  flow: Node,
  id: Node,
  name: string,
): Problem | undefined {
  const known = parent ? flowsOf(parent) : [];
  const names = known.flatMap((one) => textAt(one, 'id') ?? []);
  const meant = names.includes(name) ? undefined : nearestName(name, names);
  const leansOnParent = stepsOf(flow).some(
    (step) => !nodeAt(step, ['templateId']) || nodeAt(step, ['after']),
  );
  // If links ask for this name, the parent's name is the misspelt one.
  const isOwn = ageOf(merged, flow) === 0 && !ASKED_FOR.includes(name);
  if (!isOwn || meant === undefined || !leansOnParent) return undefined;
  const there = known.find((one) => textAt(one, 'id') === meant)!;
  return {
    at: id.at,
    rule: 'merge-id',
    message: `No parent has a flow '${name}' to change, and as a new one it lacks much.`,
    ...didYouMean(name, meant),
    covers: [...placesOf(flow), ...keysOf(flow)],
    related: [alsoAt(nodeAt(there, ['id'])!.at, 'the flow to change may be this one')],
    data: { name, meant },
  };
}
