import { ACTIONS, type ActionDescriptor } from '../../contract/actions.ts';
import type { Facts } from '../../contract/facts.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { simplify } from '../../flow/condition.ts';
import type { Way } from '../flow/flow-graph.ts';
import { nodeAt, type Node } from '../../brand/parse/node.ts';
import { valueOf, type Block, type Screen } from '../typed.ts';

/** The outcomes and screens that a screen leads to, for buyers of whom some facts are known. */
export interface ScreenWays {
  /** Outcomes that some buyer certainly comes to. */
  comesTo: Way[];
  /** Of these, the opposite of going on. */
  hasToName: Way[];
  /** Other outcomes that may happen. */
  mayComeTo: Way[];
  /** Templates that it links to by itself. */
  linked: string[];
  /** It leads to the first step of the flow. */
  leadsToFirst: boolean;
}

/** The action of a form; undefined for any other block. */
export const actionOf = ({ block, action }: Block): ActionDescriptor | undefined =>
  block === 'form' ? ACTIONS[action as ActionName] : undefined;

export function waysOfScreen(screen: Node, known: Partial<Facts>): ScreenWays {
  const { blocks } = valueOf(screen) as Screen;
  const shown = blocks.filter(({ when }) => simplify(when, known) !== false);
  const facts = shown.map(({ block }) => blockFacts.get(block));
  const actions = shown.map(actionOf);
  const links = shown.map((block, at) => block[facts[at]?.linkOption ?? '']);
  return {
    comesTo: shown.flatMap((_, at) => actions[at]?.leadsTo ?? facts[at]?.always ?? []),
    hasToName: actions.flatMap((action) => action?.needsBranch ?? []),
    mayComeTo: shown.flatMap((_, at) => actions[at]?.mayLeadTo ?? facts[at]?.maybe ?? []),
    linked: links.filter((link) => typeof link === 'string'),
    leadsToFirst: facts.some((one) => one?.leadsToFirstStep),
  };
}

/** Whether a screen has blocks at all: one that is broken elsewhere says nothing. */
export const hasBlocks = (screen: Node | undefined): boolean =>
  nodeAt(screen, ['blocks'])?.kind === 'array';
