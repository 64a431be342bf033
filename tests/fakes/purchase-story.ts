import type { Attempt } from '../../src/checkout/payment/purchase.ts';
import type { Pressed } from '../../src/checkout/payment/decide-key.ts';
import { readResult } from '../../src/checkout/payment/purchase-result.ts';
import { randomFrom } from '../flow-brute-force/random-flow.ts';
import { aPurchase, fakeBrowser } from './buyer-tabs.ts';
import type { Fate } from './payment-upstream.ts';

const MAX_STEPS = 14;
/** Microtasks, enough for everything that does not wait for a gate. */
const TURNS = 24;
const HOUR = 60 * 60 * 1000;

const WALLS = [400, 401, 403, 404, 405, 410, 413, 415, 417, 421, 422, 423, 424, 426, 428, 431, 451];
const UNDECIDED = [408, 409, 425, 429, 502];
const PLANS = ['annual', 'monthly'];
const METHODS = ['creditcard', 'debitcard', 'pix'] as const;

/** Somebody who wants one purchase, whatever they correct or change on their way to it. */
interface Buyer {
  name: string;
  emails: string[];
  email: string;
  plan: string;
  method: (typeof METHODS)[number];
  /** Purchases that they want: one, and another for each deliberate act. */
  wanted: number;
  /** They have seen success, or read that it is bought. */
  isDone: boolean;
}

type Tab = ReturnType<ReturnType<typeof fakeBrowser>['openTab']>;

interface How {
  fate: Fate;
  /** The request arrives when its gate is opened. */
  isLate?: boolean;
  /** They press the button of a new purchase. */
  anew?: boolean;
}

const newBuyer = (name: string): Buyer => ({
  name,
  emails: [`${name}@gmial.example`, `${name}@gmail.example`],
  email: `${name}@gmial.example`,
  plan: 'annual',
  method: 'creditcard',
  wanted: 1,
  isDone: false,
});

/**
 * Plays one story on one device: two buyers, tabs that come, reload and go, lost answers, walls, captcha
 * failures, refusals, requests that arrive late. Buyers answer the question about payments in doubt
 * truthfully. Returns the first broken rule, and the steps that led to it.
 */
export async function playStory(seed: number): Promise<{ broken?: string; steps: string[] }> {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const chance = (share: number) => random() < share;

  const mode = pick(['replaying', 'strict'] as const);
  const browser = fakeBrowser({ mode, hasLocks: chance(0.8) });
  const { upstream, clock } = browser;
  const owners = new Map<string, Buyer>();
  const buyers = [newBuyer('ana'), newBuyer('rui')];
  let tabs = [browser.openTab()];
  let gates: (() => void)[] = [];
  const steps = [`upstream ${mode}`];
  let broken: string | undefined;
  const breaks = (rule: string) => (broken ??= rule);

  const flush = async () => {
    for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
  };
  const chargesOf = (buyer: Buyer) =>
    upstream.charges.filter(({ key }) => owners.get(key) === buyer);

  function drawFate(): Fate {
    if (chance(0.35)) return 'approve';
    if (chance(0.3)) return 'lose-answer';
    if (chance(0.4)) return { wall: pick(WALLS) };
    return pick<Fate>(['lose-request', 'refuse', 'error', 'not-sent', { wall: pick(UNDECIDED) }]);
  }

  /** The facts that a buyer learns from the screen; a document that is gone shows nothing. */
  function see(buyer: Buyer, tab: Tab, attempt: Attempt, sentKey?: string): void {
    steps.push(`  ${buyer.name} sees ${attempt.kind}`);
    if (attempt.kind === 'refused' && upstream.charges.some(({ key }) => key === sentKey))
      breaks(`${buyer.name} reads that the payment failed, and was charged`);
    if (attempt.kind === 'approved' || attempt.kind === 'pending') {
      const shown = readResult(tab.session, aPurchase);
      const charge = upstream.charges.find(({ key }) => attempt.result.token === `token-${key}`);
      if (!charge) breaks('success is shown, and nothing was charged');
      else if (owners.get(charge.key) !== buyer) breaks('success is shown to somebody else');
      else if (shown?.earlier !== 'unknown' && shown?.plan !== charge.plan)
        breaks(`success shows ${shown?.plan}, and ${charge.plan} was charged`);
      buyer.isDone = true;
      tab.see();
    }
    // Somebody else's purchase in this tab is not theirs: they buy 'once more'.
    if (attempt.kind === 'already' && chargesOf(buyer).length > 0) buyer.isDone = true;
  }

  async function press(buyer: Buyer, tab: Tab, { fate, isLate, anew }: How): Promise<void> {
    const { email, plan, method } = buyer;
    const purchase = { email, plan, method };
    const document = tab.session;
    let sentKey: string | undefined;
    const send = (pressed: Pressed): Promise<Attempt> => {
      let when: Promise<void> | undefined;
      if (isLate) when = new Promise((resolve) => gates.push(resolve));
      return tab.press(purchase, { fate, when, onSent, ...pressed });
    };
    const onSent = (key: string) => {
      sentKey = key;
      if (!owners.has(key)) owners.set(key, buyer);
      if (owners.get(key) !== buyer) breaks(`${buyer.name} sends under a key of somebody else`);
    };
    const answered = async (): Promise<void> => {
      let attempt = await send({ doubt: anew ? { is: 'new' } : undefined });
      let again = false;
      if (attempt.kind === 'already' && chargesOf(buyer).length === 0) {
        again = true;
        attempt = await send({ again });
      }
      if (attempt.kind === 'inDoubt') {
        const own = attempt.doubts.find(({ key }) => owners.get(key) === buyer);
        steps.push(`  ${buyer.name} is asked, and says ${own?.key ?? 'it is another purchase'}`);
        const doubt = own ? ({ is: 'continue', key: own.key } as const) : ({ is: 'new' } as const);
        attempt = await send({ again, doubt });
      }
      if (tab.session === document) see(buyer, tab, attempt, sentKey);
    };
    void answered();
    await flush();
  }

  /** A deliberate act: one more purchase, whatever became of the payment in doubt. */
  async function payAnew(buyer: Buyer, tab: Tab, fate: Fate): Promise<void> {
    steps.push(`${buyer.name} pays anew on purpose: ${JSON.stringify(fate)}`);
    buyer.wanted += 1;
    await press(buyer, tab, { fate, anew: true });
  }

  async function step(): Promise<void> {
    const buyer = pick(buyers);
    const tab = pick(tabs);
    const draw = random();
    if (draw < 0.45) {
      if (buyer.isDone) return;
      const fate = drawFate();
      const isLate = chance(0.25);
      steps.push(
        `${buyer.name} (${buyer.email}, ${buyer.plan}, ${buyer.method}) pays: ${JSON.stringify(fate)}${isLate ? ', late' : ''}`,
      );
      await press(buyer, tab, { fate, isLate });
    } else if (draw < 0.55) {
      buyer.email = pick(buyer.emails);
    } else if (draw < 0.6) {
      buyer.plan = pick(PLANS);
    } else if (draw < 0.63) {
      buyer.method = pick(METHODS);
    } else if (draw < 0.72) {
      steps.push('reload');
      tab.reload();
    } else if (draw < 0.8) {
      steps.push('new tab');
      tabs.push(browser.openTab());
    } else if (draw < 0.86) {
      steps.push('close tab');
      tab.reload();
      tabs = tabs.filter((one) => one !== tab);
      if (tabs.length === 0) tabs.push(browser.openTab());
    } else if (draw < 0.94) {
      steps.push('a request arrives');
      gates.splice(Math.floor(random() * gates.length), 1)[0]?.();
      await flush();
    } else if (draw < 0.97) {
      clock.now += HOUR / 2;
    } else if (!buyer.isDone && tab.inDoubt()) {
      await payAnew(buyer, tab, drawFate());
    }
    for (const one of buyers) {
      const charges = chargesOf(one).length;
      if (charges > one.wanted)
        breaks(`${one.name} wants ${one.wanted}, and is charged ${charges}`);
    }
  }

  const count = 2 + Math.floor(random() * MAX_STEPS);
  for (let at = 0; at < count && !broken; at++) await step();
  for (const open of gates) open();
  gates = [];
  await flush();
  if (broken) return { broken, steps };

  // Whoever comes back reads of every charge that they have not seen yet, and gets on to success.
  for (const buyer of buyers) {
    const tab = browser.openTab();
    const charges = chargesOf(buyer);
    const inDoubt = (tab.inDoubt() ?? []).map(({ key }) => key);
    const isTold = buyer.isDone || charges.length === 0;
    if (!isTold && !charges.some(({ key }) => inDoubt.includes(key)))
      breaks(`${buyer.name} was charged, and nothing says so`);
    steps.push(`${buyer.name} comes back in fair weather`);
    for (let tries = 0; tries < 3 && !buyer.isDone; tries++)
      await press(buyer, tab, { fate: 'approve' });
    if (!buyer.isDone) await payAnew(buyer, tab, 'approve');
    if (!buyer.isDone) breaks(`${buyer.name} never gets on to success`);
    if (chargesOf(buyer).length > buyer.wanted) breaks(`${buyer.name} is charged once too often`);
  }
  return { broken, steps };
}
