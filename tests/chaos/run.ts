import { setTimeout as rest } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { cards } from '../e2e/support/buyer.ts';
import { finish } from './finish.ts';
import { Broken } from './oracle.ts';
import { describeStep, type Plan, type Step } from './plan.ts';
import { BLINK_MS, MAX_MOVES, PATIENCE_MS, Scene } from './scene.ts';
import { isSuccess, look } from './view.ts';

/** The buyer does not wait until a page is there. */
const AT_ONCE = { waitUntil: 'commit' } as const;

type Payment = Pick<Step & { do: 'pay' }, 'card' | 'press' | 'weather'>;

/**
 * Plays a plan, then lets an honest buyer go on until success.
 *
 * @throws with the rule that was broken, what was done until then, the whole plan, and how to see it again.
 */
export async function play(plan: Plan, context: BrowserContext, origin: string): Promise<void> {
  const run = new Run(plan, context, origin);
  context.setDefaultTimeout(4_000);
  context.setDefaultNavigationTimeout(PATIENCE_MS);
  try {
    await run.toTheEnd();
  } catch (error) {
    const rule = error instanceof Broken ? error.message : `The run itself failed: ${error}`;
    const told = [
      `FAILED with seed ${plan.seed}, ${plan.stall}, keys ${plan.keys}: ${rule}`,
      ...run.steps.map((step) => `    ${step}`),
      '  plan:',
      ...plan.steps.map((step) => `    ${describeStep(step)}`),
      `  again: CHAOS_SEED=${plan.seed} CHAOS_RUNS=1 npx playwright test --project=long chaos.spec`,
    ];
    throw new Error(told.join('\n'), { cause: error });
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

class Run extends Scene {
  private hasSeenSuccess = false;
  private online: Promise<void> | undefined;

  async toTheEnd(): Promise<void> {
    await this.oracle.begin();
    await this.network.begin(JSON.stringify(this.plan.steps).includes('"timeout"'));
    this.context.on('page', (page) => this.follow(page));
    await this.openTab();
    for (const step of this.plan.steps) {
      await rest(step.after);
      this.steps.push(describeStep(step));
      await this.attempt(() => this.take(step));
      await this.oracle.checkAlways();
    }
    this.steps.push('calm: no more failures; the buyer goes on');
    this.network.next({ kind: 'fair' });
    await this.online;
    // A tab that was closed in that moment may have kept the others offline.
    await this.network.setOffline(false);
    await finish(this, this.wantsNoMore);
  }

  private follow(page: Page): void {
    page.on('framenavigated', (frame) => {
      if (new URL(frame.url()).pathname.startsWith('/success')) this.hasSeenSuccess = true;
    });
    // The second of two clicks may hit the link to the help, which opens a tab of its own.
    page.on('request', (request) => {
      const isElsewhere = request.isNavigationRequest() && !request.url().startsWith(this.origin);
      if (isElsewhere) void page.close().catch(() => {});
    });
  }

  private async openTab(): Promise<void> {
    const page = await this.context.newPage();
    await page.goto(this.shopper.link);
  }

  /** As "duplicate tab" does: the new one begins with a copy of the session storage. */
  private async openAgain(page: Page): Promise<void> {
    if (page.url().startsWith('http')) await page.evaluate(() => void window.open(location.href));
  }

  private tabAt(index: number): Page {
    const pages = this.context.pages();
    return pages[index % pages.length]!;
  }

  private async take(step: Step): Promise<unknown> {
    switch (step.do) {
      case 'pay':
        return this.pay(this.tabAt(step.tab), step);
      case 'payTogether':
        if (this.context.pages().length < 2) await this.openTab();
        this.network.next(step.weather);
        return Promise.all(
          this.context
            .pages()
            .map((page) =>
              this.attempt(() => this.pay(page, { card: 'approved', press: 'click' })),
            ),
        );
      case 'pressAgain':
        return this.tabAt(step.tab).keyboard.press('Enter');
      case 'reload':
        return this.tabAt(step.tab).reload(AT_ONCE);
      case 'back':
        return this.tabAt(step.tab).goBack(AT_ONCE);
      case 'forward':
        return this.tabAt(step.tab).goForward(AT_ONCE);
      case 'away':
        await this.tabAt(step.tab).goto('about:blank');
        return this.tabAt(step.tab).goBack(AT_ONCE);
      case 'offline':
        await this.network.setOffline(true);
        this.online = rest(step.ms).then(() => this.network.setOffline(false));
        return undefined;
      case 'newTab':
        return this.openTab();
      case 'sameTabAgain':
        return this.openAgain(this.tabAt(step.tab));
      case 'closeTab':
        if (this.context.pages().length < 2) await this.openTab();
        return this.tabAt(step.tab).close();
      case 'changeEmail':
        return this.begin(this.tabAt(step.tab), () => this.shopper.changeEmail());
      case 'changeInstallments':
        return this.shopper.chooseInstallments(this.tabAt(step.tab));
      case 'changeOrder':
        return this.begin(this.tabAt(step.tab), () => this.shopper.changeOrder(step.to));
      case 'buyAnyway':
        return this.buyAnyway(this.tabAt(step.tab));
      case 'look':
        for (const page of this.context.pages()) await this.readPage(page);
        return undefined;
      default:
        throw new Error(`Nobody does '${JSON.stringify(step satisfies never)}'.`);
    }
  }

  /** Goes on until the button that pays has been pressed, or success is there. */
  private async pay(
    page: Page,
    { card, press, weather }: Omit<Payment, 'weather'> & Partial<Payment>,
  ): Promise<void> {
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      const view = await look(page);
      if (this.wantsNoMore) return;
      // A buyer who presses again after success has gone back to the payment screen.
      if (isSuccess(view)) {
        if (moves > 0) return;
        await page.goBack(AT_ONCE);
        continue;
      }
      if (weather) this.network.next(weather);
      const move = await this.shopper.moveOn(page, view, cards[card], press);
      if (move === 'paid') {
        this.steps.push('  (pressed)');
        return;
      }
      await rest(BLINK_MS);
    }
  }

  /** A buyer who has bought does not buy again under another name. */
  private get wantsNoMore(): boolean {
    return this.hasSeenSuccess && this.shopper.wantsOther;
  }

  /** Goes to the link anew, which a buyer who has bought does not do. */
  private async begin(page: Page, change: () => void): Promise<void> {
    if (this.hasSeenSuccess) return;
    change();
    await page.goto(this.shopper.link);
  }
}
