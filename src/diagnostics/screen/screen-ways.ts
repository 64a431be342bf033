import { entriesAt, itemsAt, textAt, type Node } from '../../brand/parse/node.ts';
import { whenOf } from '../../brand/compile/read-condition.ts';
import type { ActionName, BlockName } from '../../contract/generated/names.ts';
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

const NOWHERE = [[], []] as const;
const OF_BLOCKS: Readonly<Record<BlockName, Ways>> = {
  heading: NOWHERE,
  text: NOWHERE,
  form: NOWHERE,
  'order-summary': NOWHERE,
  'pix-code': NOWHERE,
  'success-icon': NOWHERE,
  'access-link': NOWHERE,
  restart: NOWHERE,
  'help-link': NOWHERE,
  video: NOWHERE,
  transit: NOWHERE,
  'sms-sender': NOWHERE,
  tickets: NOWHERE,
  referer: NOWHERE,
  contract: NOWHERE,
  'screen-link': NOWHERE,
  'rich-text': NOWHERE,
  'boleto-slip': NOWHERE,
  next: [['continue'], []],
  'order-bump': [['continue', 'declined'], []],
  'profile-plans': [['continue'], ['declined']],
  'upsell-offer': [['continue'], ['declined']],
};

/** What a merged screen comes to. */
export function waysOfScreen(screen: Node, facts: Partial<Facts>): ScreenWays {
  const ways: ScreenWays = {
    comesTo: [],
    hasToName: [],
    mayComeTo: [],
    linked: [],
    leadsToFirst: false,
  };
  for (const block of itemsAt(screen, 'blocks')) {
    if (simplify(whenOf(block), facts) === false) continue;
    const kind = textAt(block, 'block') as BlockName | undefined;
    const action = textAt(block, 'action') as ActionName | undefined;
    const [always, maybe] =
      kind === 'form'
        ? known(OF_ACTIONS, action, [[], ['continue']])
        : known(OF_BLOCKS, kind, [[], ['continue']]);
    ways.comesTo.push(...always);
    ways.mayComeTo.push(...maybe);
    if (action === 'chooseMethod') ways.hasToName.push('declined');
    const target = kind === 'screen-link' ? textAt(block, 'screen') : undefined;
    if (target !== undefined) ways.linked.push(target);
    if (kind === 'transit') ways.leadsToFirst = true;
  }
  return ways;
}

type Ways = readonly [always: readonly Way[], maybe: readonly Way[]];

/** What is misspelt may be anything: that it is, is told elsewhere. */
const known = <Name extends string>(
  ways: Readonly<Record<Name, Ways>>,
  name: Name | undefined,
  otherwise: Ways,
): Ways => (name !== undefined && Object.hasOwn(ways, name) ? ways[name] : otherwise);

/** Whether a screen has blocks at all: one that is broken elsewhere says nothing. */
export const hasBlocks = (screen: Node | undefined): boolean =>
  screen !== undefined && entriesAt(screen).some(([key]) => key === 'blocks');
