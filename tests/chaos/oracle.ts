import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import type { SandboxState } from '../../src/sandbox/sandbox-state.ts';
import { cards } from '../e2e/support/buyer.ts';
import { holdsCard, leftIn, watchKept } from '../e2e/security/kept.ts';
import { Sandbox } from '../e2e/support/sandbox.ts';
import { listen, type Noise } from '../e2e/support/noise.ts';
import { texts, PAYMENT_ERROR } from '../e2e/support/texts.ts';
import { look, type View } from './view.ts';

/** A rule was broken; the message is the rule's own sentence. */
export class Broken extends Error {}

/** Console messages of browser and program about failed calls. */
export const CALL_ERRORS = [
  /request failed: net::ERR_/,
  /Failed to load resource: (net::|the server responded with a status of)/,
  /console error: \w+: .*\((GET|POST|PUT|PATCH) \/api\//,
  /console error: \w+: Error: The payment was answered without a token/,
];

/** A page that nobody has touched since its load may not ask whether it is to be left. */
const UNTOUCHED = /Blocked attempt to show a 'beforeunload' confirmation panel/;

const CARDS = [cards.approved, cards.refused];
/** Begins both sentences of D-166: with and without what was bought. */
const [REPLAYED] = texts['purchase.replayed'].split(':') as [string];
const PAYS = '/api/v2/payment';

/** Milliseconds in which an answer that has come is drawn. */
const SETTLE_MS = 1_000;

type Charge = SandboxState['charges'][number];

/**
 * The buyer reads that the payment failed, without a word that an earlier attempt may have been charged, or that
 * a code may not have been made, which is not true of a card that paid; an overlay hides what an earlier press left.
 */
const deniesCharge = ({ alerts, isCovered }: View, { status }: Charge): boolean =>
  !isCovered &&
  alerts.some((alert) =>
    alert.includes(texts['error.code'])
      ? status === 'paid'
      : alert.includes(PAYMENT_ERROR) && !alert.includes(texts['purchase.doubt.risk']),
  );

/** Knows what must never be, and looks for it wherever it could show. */
export class Oracle {
  private kept: string[] = [];
  private noise!: Noise;
  private readonly bodies: string[] = [];
  private readonly lastKeys = new Map<Page, string>();
  /** Purchases that the buyer means to make: one, and one more by each deliberate act. */
  private intended = 1;

  private readonly sandbox: Sandbox;

  constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
    buyerId: string,
  ) {
    this.sandbox = new Sandbox(context.request, buyerId);
  }

  async begin(): Promise<void> {
    this.noise = await listen(this.context);
    [...CALL_ERRORS, UNTOUCHED].forEach((message) => this.noise.expect(message));
    this.kept = await watchKept(this.context);
    this.context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname !== PAYS) {
        this.bodies.push(request.postData() ?? '');
        return;
      }
      const key = request.headers()['idempotency-key'];
      const page = request.frame().page();
      if (key) this.lastKeys.set(page, key);
    });
  }

  /** The buyer has decided to buy once more. */
  intendAnother(): void {
    this.intended += 1;
  }

  /** Charges, secrets and console: holds at any moment. */
  async checkAlways(): Promise<SandboxState> {
    const state = await this.sandbox.state();
    if (state.charges.length > this.intended) {
      const told = state.payments.map(
        ({ at, key, email, result }) =>
          `${at.slice(17)} ${result} ${email} by key ${key.slice(0, 8)}`,
      );
      throw new Broken(
        `There are ${state.charges.length} charges for ${this.intended} purchases: ${told.join('; ')}.`,
      );
    }
    const seen = [...this.kept, ...this.bodies, JSON.stringify(state)];
    for (const text of seen) this.checkText(text);
    const [noise] = this.noise.unexpected();
    if (noise !== undefined) throw new Broken(`The browser said: ${noise}`);
    return state;
  }

  /** Checks that the page shows the truth. */
  async checkPage(page: Page, view: View): Promise<void> {
    const { charges } = await this.checkAlways();
    const charge = charges.find(({ key }) => key === this.lastKeys.get(page));
    // A press that was under way when the page was read covers it, or has its answer, a moment later.
    if (charge && deniesCharge(view, charge) && (await this.stillDenies(page, charge))) {
      throw new Broken('The page says that the payment failed, and it was charged.');
    }
    if (!page.url().startsWith(this.origin)) return;
    for (const text of await leftIn(page)) this.checkText(text);
  }

  /** Success is there: something was charged, and a page names what if it is not what was typed last. */
  async checkEnd(typed: string, view?: View): Promise<void> {
    const { charges } = await this.checkAlways();
    if (charges.length === 0)
      throw new Broken('Success is on the screen, and nothing was charged.');
    const isForOther = charges.every(({ email }) => email !== typed);
    if (view && isForOther && !view.words.includes(REPLAYED)) {
      throw new Broken(
        `Success does not say that ${charges[0]!.email} was charged, and ${typed} was typed last.`,
      );
    }
  }

  private async stillDenies(page: Page, charge: Charge): Promise<boolean> {
    await setTimeout(SETTLE_MS);
    const view = await look(page).catch(() => undefined);
    return view !== undefined && deniesCharge(view, charge);
  }

  private checkText(text: string): void {
    if (CARDS.some((card) => holdsCard(text, card))) {
      throw new Broken(`A card stands where none may be: ${text.slice(0, 300)}`);
    }
  }
}
