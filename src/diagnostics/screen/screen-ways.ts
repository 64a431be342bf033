import { entriesAt, itemsAt, textAt, type Node } from '../../brand/parse/node.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import { blockFacts } from '../../contract/generated/blocks.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { simplify, type Facts } from '../../flow/condition.ts';
import type { Way } from '../flow/flow-graph.ts';

/** What comes out of a screen that leads on, for buyers of whom some facts are known. */
export interface ScreenWays {
  /** What some buyer certainly comes to. */
  comesTo: Way[];
  /** Of these, what is the opposite of going on. */
  hasToName: Way[];
  /** What may happen besides. */
  mayComeTo: Way[];
  /** Templates that it links to by itself. */
  linked: string[];
  /** It leads to the first step of the flow. */
  leadsToFirst: boolean;
}

/** A purchase that was made before, by whatever method, is told on every screen that sells. */
const SELLING: readonly Way[] = ['approved', 'pending', 'refused'];

const OF_ACTIONS: Readonly<Record<ActionName, Ways>> = {
  createLead: [['continue'], []],
  validatePhone: [['continue'], []],
  selectSchool: [['continue'], []],
  goNext: [['continue'], []],
  chooseMethod: [['continue', 'declined'], []],
  pay: [['approved'], SELLING],
  payBoleto: [['pending'], SELLING],
  payPix: [['pending'], SELLING],
  payCustomOffer: [['approved'], SELLING],
  payLivelo: [['approved'], SELLING],
  payInvoice: [['approved'], SELLING],
  recover: [['approved'], SELLING],
  renew: [['approved'], SELLING],
};

/** What a merged screen comes to. */
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
    const [always, maybe] =
      kind === 'form' ? waysOfAction(action) : facts ? [facts.always, facts.maybe] : UNKNOWN;
    ways.comesTo.push(...always);
    ways.mayComeTo.push(...maybe);
    if (action === 'chooseMethod') ways.hasToName.push('declined');
    const target = facts?.linkOption && textAt(block, facts.linkOption);
    if (target !== undefined) ways.linked.push(target);
    if (facts?.leadsToFirstStep) ways.leadsToFirst = true;
  }
  return ways;
}

type Ways = readonly [always: readonly Way[], maybe: readonly Way[]];

/** A misspelt name may mean anything; that it is misspelt is reported elsewhere. */
const UNKNOWN: Ways = [[], ['continue']];

const waysOfAction = (name: ActionName | undefined): Ways =>
  name !== undefined && Object.hasOwn(OF_ACTIONS, name) ? OF_ACTIONS[name] : UNKNOWN;

/** Whether a screen has blocks at all: one that is broken elsewhere says nothing. */
export const hasBlocks = (screen: Node | undefined): boolean =>
  screen !== undefined && entriesAt(screen).some(([key]) => key === 'blocks');
