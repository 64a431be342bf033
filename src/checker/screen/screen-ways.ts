import { entriesAt, itemsAt, textAt, type Node } from '../../brand/parse/node.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import { ACTIONS, type ActionDescriptor } from '../../contract/actions.ts';
import type { Facts } from '../../contract/facts.ts';
import type { BlockFacts } from '../../contract/descriptors.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { simplify } from '../../flow/condition.ts';
import type { Way } from '../flow/flow-graph.ts';

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

export function waysOfScreen(screen: Node, known: Partial<Facts>): ScreenWays {
  const ways: ScreenWays = {
    comesTo: [],
    hasToName: [],
    mayComeTo: [],
    linked: [],
    leadsToFirst: false,
  };
  for (const block of itemsAt(screen, 'blocks')) {
    if (simplify(whenOf(block), known) === false) continue;
    const kind = textAt(block, 'block') ?? '';
    const facts = blockFacts.get(kind);
    const action = textAt(block, 'action') as ActionName | undefined;
    const { leadsTo, mayLeadTo, needsBranch } =
      kind === 'form' ? waysOfAction(action) : waysOfBlock(facts);
    ways.comesTo.push(...leadsTo);
    ways.mayComeTo.push(...(mayLeadTo ?? []));
    ways.hasToName.push(...(needsBranch ?? []));
    const target = facts?.linkOption && textAt(block, facts.linkOption);
    if (target !== undefined) ways.linked.push(target);
    if (facts?.leadsToFirstStep) ways.leadsToFirst = true;
  }
  return ways;
}

type Leads = Pick<ActionDescriptor, 'leadsTo' | 'mayLeadTo' | 'needsBranch'>;

/** A misspelt name may mean anything; another rule reports it. */
const ANYWHERE: Leads = { leadsTo: [], mayLeadTo: ['continue'] };

const waysOfAction = (name: ActionName | undefined): Leads =>
  name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : ANYWHERE;

const waysOfBlock = (facts: BlockFacts | undefined): Leads =>
  facts ? { leadsTo: facts.always, mayLeadTo: facts.maybe } : ANYWHERE;

/** Whether a screen has blocks at all: one that is broken elsewhere says nothing. */
export const hasBlocks = (screen: Node | undefined): boolean =>
  screen !== undefined && entriesAt(screen).some(([key]) => key === 'blocks');
