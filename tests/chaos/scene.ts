import { setTimeout as rest } from 'node:timers/promises';
import { errors, type BrowserContext, type Page } from 'playwright';
import { Network } from './network.ts';
import { Broken, Oracle } from './oracle.ts';
import type { Plan } from './plan.ts';
import { Shopper } from './shopper.ts';
import { stalls } from './stalls.ts';
import { isUsable, look, type View } from './view.ts';

/** Moves from a link to the button that pays, and to success, and some more. */
export const MAX_MOVES = 40;
/** Longest that a page may be covered, or blank, while nothing is wrong. */
export const PATIENCE_MS = 15_000;
export const BLINK_MS = 100;

/** A buyer who leaves before a page has answered breaks what was asked of the page, and no rule. */
const isMissed = (error: unknown) =>
  error instanceof errors.TimeoutError ||
  /closed|navigat|detached|destroyed|net::ERR_|not attached|Execution context/i.test(String(error));

/** The parts of a run. */
export class Scene {
  /** Steps so far: what was done, and what could not be. */
  readonly steps: string[] = [];
  readonly network: Network;
  readonly shopper: Shopper;
  readonly oracle: Oracle;

  constructor(
    readonly plan: Plan,
    readonly context: BrowserContext,
    readonly origin: string,
  ) {
    const stall = stalls.find(({ name }) => name === plan.stall)!;
    this.network = new Network(context);
    this.shopper = new Shopper(origin, stall, plan.keys);
    this.oracle = new Oracle(context, origin, this.shopper.buyer.id);
  }

  /** Makes an act of the buyer. One that comes too late, because the page has moved on, is only noted. */
  async attempt(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!isMissed(error)) throw error;
      this.steps.push(`  (missed: ${String(error).split('\n')[0]})`);
    }
  }

  /** Buys once more on purpose, where the page offers that: one more charge is meant. */
  async buyAnyway(page: Page): Promise<void> {
    if (!(await this.shopper.buyAnyway(page, await look(page)))) return;
    this.oracle.intendAnother();
    this.steps.push('  (decided to buy once more)');
  }

  /** Waits until a page is quiet, and reads it. */
  async readPage(page: Page): Promise<View> {
    const end = performance.now() + PATIENCE_MS;
    let view = await look(page).catch(() => undefined);
    while (!view || (!isUsable(view) && view.path !== '')) {
      if (performance.now() > end) {
        throw new Broken(
          view?.isCovered
            ? 'The overlay stays, and nothing is wrong.'
            : `The page shows nothing to go on with: ${JSON.stringify(view)}`,
        );
      }
      await rest(BLINK_MS);
      view = await look(page).catch(() => undefined);
    }
    const isBrowsersOwn = page.url().startsWith('chrome-error');
    if (isBrowsersOwn && !this.plan.steps.some((step) => step.do === 'offline')) {
      throw new Broken('The browser shows an error page of its own, and the network is there.');
    }
    await this.oracle.checkPage(page, view);
    return view;
  }
}
