import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { entriesAt, itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { didYouMean, nearestName } from '../../brand/parse/nearest-name.ts';
import { FLOWS_OF_METHODS } from '../../contract/payment-methods.ts';
import { ageOf } from '../age-of.ts';
import { placesOf } from '../node-path.ts';
import { alsoAt } from '../wording.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';
import type { BrandContext, Problem, ProjectContext, Rule } from '../rule.ts';

/** A flow that links ask for, or that changes one of the parent, is called as it has to be. */
export const rule: Rule = {
  meta: {
    id: 'flow-name',
    severity: 'error',
    description:
      'Links ask for the flows “default”, “pix” and “bankslip” by these names. A flow that is misspelt, renamed or taken away is not found, and buyers get another one.',
    howToFix: 'Write the name exactly so.',
    pt: {
      "There is no flow '{}', which every link gets that asks for no other.":
        "Não há o fluxo '{}', que todo link recebe quando não pede outro.",
      'Keep it, and change its steps instead.': 'Mantenha-o e mude as etapas dele.',
      'Call the flow of most buyers {}.': 'Chame de {} o fluxo da maioria dos compradores.',
      "No flow is called '{}' here, but {} change it.":
        "Nenhum fluxo se chama '{}' aqui, mas {} o alteram.",
      "This one, '{}', has their steps.": "Este, '{}', tem as etapas deles.",
      "Call it '{}', or rename it there as well.": "Chame-o de '{}', ou renomeie lá também.",
      "Links ask for the flow '{}', but there is none; this one is called '{}'.":
        "Links pedem o fluxo '{}', mas ele não existe; este se chama '{}'.",
      "No parent has a flow '{}' to change, and as a new one it lacks much.":
        "Nenhum pai tem um fluxo '{}' para mudar, e como novo falta muito nele.",
      'it is changed here': 'ele é alterado aqui',
      'the flow to change may be this one': 'o fluxo a mudar pode ser este',
    },
  },

  /** Consequences in the same flow, or in those that were to change it, are not reported. */
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
  checkProject(context) {
    for (const [name, orphans] of orphansOf(context)) {
      const problem = renamedProblem(name, orphans, context);
      if (problem) context.report(problem);
    }
  },
};

/** Whether a flow of a child needs one of the parent to change. */
const leansOnParent = (flow: Node): boolean =>
  stepsOf(flow).some((step) => !nodeAt(step, ['templateId']) || nodeAt(step, ['after']));

/** A flow that several folders change, but that no parent has any more. */
interface Orphan {
  merged: MergedBrand;
  flow: Node;
}

/** The flows that lean on one of a parent that is not there, by name. */
function orphansOf({ merges, sources }: ProjectContext): Map<string, Orphan[]> {
  const orphans = new Map<string, Orphan[]>();
  for (const merged of merges.values()) {
    const parent = merges.get(merged.chain.at(-2) ?? '');
    if (!parent || merged.unreadable.has('flows')) continue;
    const known = flowsOf(parent).map((flow) => textAt(flow, 'id'));
    for (const flow of itemsAt(sources.folders.get(merged.id)?.files.get('flows'), 'flows')) {
      const name = textAt(flow, 'id') ?? '';
      const leans = leansOnParent(flow) || nodeAt(flow, ['$remove']) !== undefined;
      if (known.includes(name) || !leans) continue;
      orphans.set(name, [...(orphans.get(name) ?? []), { merged, flow }]);
    }
  }
  return orphans;
}

/** Returns the problem of a flow that was renamed where several folders inherit it from; undefined elsewhere. */
function renamedProblem(
  name: string,
  orphans: readonly Orphan[],
  { merges }: ProjectContext,
): Problem | undefined {
  const [first, ...others] = orphans.map(({ merged }) => merged.chain);
  const shared = first?.findLast((one) => others.every((chain) => chain.includes(one)));
  const parent = merges.get(shared ?? '');
  if (!parent || others.length === 0) return undefined;
  const needed = orphans.flatMap(({ flow }) =>
    stepsOf(flow).flatMap((step) =>
      nodeAt(step, ['templateId']) || nodeAt(step, ['$remove']) ? [] : (textAt(step, 'id') ?? []),
    ),
  );
  const meant = flowsOf(parent).find((flow) => {
    const ids = stepsOf(flow).map((step) => textAt(step, 'id'));
    const isAsked = ASKED_FOR.includes(textAt(flow, 'id') ?? '');
    return !isAsked && needed.every((id) => ids.includes(id));
  });
  const id = nodeAt(meant, ['id']);
  const written = textAt(id) ?? '';
  const isSlip = nearestName(written, [name]) !== undefined;
  if (!id || isSlip) return undefined;
  const flows = orphans.map(({ flow }) => flow);
  return {
    at: id.at,
    message: `No flow is called '${name}' here, but ${orphans.map(({ merged }) => `brands/${merged.id}`).join(', ')} change it. This one, '${written}', has their steps.`,
    suggestion: `Call it '${name}', or rename it there as well.`,
    covers: [id.at, ...flows.flatMap(placesOf), ...flows.flatMap(keysOf)],
    related: flows.map((flow) => alsoAt(nodeAt(flow, ['id'])!.at, 'it is changed here')),
    data: { name, meant: written },
  };
}

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
    message: `There is no flow '${DEFAULT}', which every link gets that asks for no other.`,
    suggestion: removal
      ? 'Keep it, and change its steps instead.'
      : `Call the flow of most buyers "${DEFAULT}".`,
    subject: `flow ${DEFAULT}`,
    data: { name: DEFAULT },
  });
}

const DEFAULT = 'default';

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
  // If links ask for this name, the parent's name is the misspelt one.
  const isOwn = ageOf(merged, flow) === 0 && !ASKED_FOR.includes(name);
  if (!isOwn || meant === undefined || !leansOnParent(flow)) return undefined;
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
