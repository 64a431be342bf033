import { errors, type BrowserContext, type Page } from 'playwright';
import type { Network } from './network.ts';
import { Broken, type Oracle } from './oracle.ts';
import type { Plan } from './plan.ts';
import type { Shopper } from './shopper.ts';
import { isUsable, look, type View } from './view.ts';

/** The parts of a run. */
export interface Scene {
  readonly plan: Plan;
  readonly context: BrowserContext;
  readonly network: Network;
  readonly shopper: Shopper;
  readonly oracle: Oracle;
  /** Steps so far. */
  readonly steps: string[];
}

/** Moves from a link to the button that pays, and to success, and some more. */
export const MAX_MOVES = 40;
/** Longest that a page may be covered, or blank, while nothing is wrong. */
export const PATIENCE_MS = 15_000;
export const BLINK_MS = 100;

export const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A buyer who leaves before a page has answered breaks what was asked of the page, and no rule. */
const isMissed = (error: unknown) =>
  error instanceof errors.TimeoutError ||
  /closed|navigat|detached|destroyed|net::ERR_|not attached|Execution context/i.test(String(error));

/** Makes an act of the buyer. One that comes too late, because the page has moved on, is only noted. */
export async function attempt({ steps }: Scene, deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!isMissed(error)) throw error;
    steps.push(`  (missed: ${String(error).split('\n')[0]})`);
  }
}

/** Buys once more on purpose, where the page offers that: one more charge is meant. */
export async function buyAnyway({ shopper, oracle, steps }: Scene, page: Page): Promise<void> {
  if (!(await shopper.buyAnyway(page, await look(page)))) return;
  oracle.intendAnother();
  steps.push('  (decided to buy once more)');
}

/** Waits until a page is quiet, and reads it. */
export async function readPage({ plan, oracle }: Scene, page: Page): Promise<View> {
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
  if (isBrowsersOwn && !plan.steps.some((step) => step.do === 'offline')) {
    throw new Broken('The browser shows an error page of its own, and the network is there.');
  }
  await oracle.checkPage(page, view);
  return view;
}
