import { entriesAt, itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { FLOWS_OF_METHODS } from '../../contract/payment-methods.ts';
import { ageOf } from '../age-of.ts';
import type { CheckInput } from '../rule.ts';
import type { Finding } from '../finding.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';
import { placesOf } from '../node-path.ts';
import { alsoAt } from '../wording.ts';

/** Flows that links ask for by themselves (specification, section 4). */
const ASKED_FOR = ['default', ...FLOWS_OF_METHODS];

/**
 * A flow whose id is misspelt: one that links ask for, or one that was to change its parent's. What
 * follows from it in the same flow, or in those that were to change it, is not told.
 */
export function checkFlowNames(input: CheckInput): Finding[] {
  return flowsOf(input.merged).flatMap((flow) => {
    const id = nodeAt(flow, ['id']);
    const name = textAt(id);
    if (!id || name === undefined) return [];
    return misspeltForLinks(input, flow, id, name) ?? misspeltForParent(input, flow, id, name);
  });
}

function misspeltForLinks(
  { merged, sources }: CheckInput,
  flow: Node,
  id: Node,
  name: string,
): Finding[] | undefined {
  const meant = ASKED_FOR.includes(name) ? undefined : nearestName(name, ASKED_FOR);
  if (meant === undefined) return undefined;
  const age = ageOf(merged, id);
  const other = flowsOf(merged).find((one) => textAt(one, 'id') === meant);
  const isComplete = other !== undefined && ageOf(merged, firstOf(other)) >= age;
  if (isComplete || nodeAt(flow, ['choose'])) return undefined;
  const heirs = merged.chain.slice(merged.chain.length - age);
  const changes = heirs
    .flatMap((folder) => itemsAt(sources.folders.get(folder)?.files.get('flows'), 'flows'))
    .filter((one) => textAt(one, 'id') === meant);
  return [
    {
      ...id.at,
      folder: merged.id,
      rule: 'flow-name',
      severity: 'error',
      message: `Links ask for the flow '${meant}', but there is none; this one is called '${name}'.`,
      suggestion: `Did you mean '${meant}'?`,
      covers: [...changes.flatMap(placesOf), ...changes.flatMap(keysOf)],
    },
  ];
}

const firstOf = (node: Node): Node =>
  node.kind === 'object' && node.firstAt ? { ...node, at: node.firstAt } : node;

const keysOf = (node: Node): Node['at'][] => [
  ...entriesAt(node).flatMap(([, { keyAt, node: inner }]) => [keyAt, ...keysOf(inner)]),
  ...(node.kind === 'array' ? node.items.flatMap(keysOf) : []),
];

function misspeltForParent(
  { merged, parent }: CheckInput,
  flow: Node,
  id: Node,
  name: string,
): Finding[] {
  const known = parent ? flowsOf(parent) : [];
  const names = known.flatMap((one) => textAt(one, 'id') ?? []);
  const meant = names.includes(name) ? undefined : nearestName(name, names);
  const leansOnParent = stepsOf(flow).some(
    (step) => !nodeAt(step, ['templateId']) || nodeAt(step, ['after']),
  );
  // Of one that links ask for, the parent's is the one that is misspelt.
  if (ASKED_FOR.includes(name) || meant === undefined || !leansOnParent || ageOf(merged, flow) > 0)
    return [];
  const there = known.find((one) => textAt(one, 'id') === meant)!;
  return [
    {
      ...id.at,
      folder: merged.id,
      rule: 'merge-id',
      severity: 'error',
      message: `No parent has a flow '${name}' to change, and as a new one it lacks much.`,
      suggestion: `Did you mean '${meant}'?`,
      covers: [...placesOf(flow), ...keysOf(flow)],
      related: [alsoAt(nodeAt(there, ['id'])!.at, 'the flow to change may be this one')],
    },
  ];
}
