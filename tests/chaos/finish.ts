import { setTimeout as rest } from 'node:timers/promises';
import type { Page } from 'playwright';
import { cards } from '../e2e/support/buyer.ts';
import { texts } from '../e2e/support/texts.ts';
import { Broken } from './oracle.ts';
import { BLINK_MS, MAX_MOVES, PATIENCE_MS, type Scene } from './scene.ts';
import { isSuccess, look, type View } from './view.ts';

/** Longer than a page may take to say that its program does not start. */
const STUCK_MS = 25_000;
/** Honest repeats after which a buyer gives up on a payment that only a new purchase can follow. */
const PRESSES_BEFORE_RISK = 2;

/** The end of a run: no more failures, and the buyer goes on. One who has what they want only looks. */
export async function finish(scene: Scene, wantsNoMore: boolean): Promise<void> {
  const { context, network, oracle, shopper } = scene;
  if (!wantsNoMore) return buyAtLast(scene, context.pages()[0]!);
  for (const page of context.pages()) {
    if (isSuccess(await scene.readPage(page))) return stays(scene, page);
  }
  await network.settled();
  return oracle.checkEnd(shopper.buyer.email);
}

/**
 * Whether only a new purchase may lead on (D-164): the upstream repeats the refusal of a first request
 * whose answer was lost, or holds a key to a first request that this tab did not make. A tab that made
 * it asks for the same again, which a strict upstream takes.
 */
const mayNeedAnother = ({ plan }: Scene, { words, hasDialog }: View): boolean =>
  !hasDialog &&
  (words.includes(texts['purchase.doubt.risk']) ||
    (plan.keys === 'strict' && !words.includes(texts['purchase.doubt.own'])));

/** An honest buyer follows what the page offers until it says that it is bought. */
async function buyAtLast(scene: Scene, page: Page): Promise<void> {
  let presses = 0;
  let moves = 0;
  let lastMove = performance.now();
  while (moves < MAX_MOVES && performance.now() - lastMove < STUCK_MS) {
    const view = await scene.readPage(page);
    if (isSuccess(view)) return stays(scene, page);
    await scene.attempt(async () => {
      const isStuck = presses >= PRESSES_BEFORE_RISK && mayNeedAnother(scene, view);
      const move = isStuck ? 'risked' : await scene.shopper.moveOn(page, view, cards.approved);
      if (move === 'waited') return;
      lastMove = performance.now();
      moves += 1;
      if (move === 'paid') presses += 1;
      if (move !== 'risked') return;
      presses = 0;
      await scene.buyAnyway(page);
    });
    await rest(BLINK_MS);
  }
  throw new Broken(`No way leads to success: ${JSON.stringify(await look(page))}`);
}

/** Nothing more arrives, and a reload shows the same. */
async function stays(scene: Scene, page: Page): Promise<void> {
  const { network, oracle, shopper } = scene;
  await network.settled();
  await page.reload();
  const end = performance.now() + PATIENCE_MS;
  while (!isSuccess(await scene.readPage(page))) {
    if (performance.now() > end) throw new Broken('After a reload the purchase is not shown.');
    await rest(BLINK_MS);
  }
  await oracle.checkEnd(shopper.buyer.email, await look(page));
}
