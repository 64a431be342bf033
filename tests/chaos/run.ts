import type { Browser, BrowserContext, Page } from 'playwright';
import { finish } from './finish.ts';
import { Network } from './network.ts';
import { Broken, Oracle } from './oracle.ts';
import { describeStep, type Plan, type Step } from './plan.ts';
import { attempt, BLINK_MS, buyAnyway, MAX_MOVES, PATIENCE_MS, readPage, rest } from './scene.ts';
import type { Scene } from './scene.ts';
import { cardOf, Shopper } from './shopper.ts';
import { stalls } from './stalls.ts';
import { isSuccess, look } from './view.ts';

/** The failure of a run and its place; missing after a good run. */
export interface Report {
  plan: Plan;
  /** One line per step: what was done, and what could not be. */
  steps: string[];
  failure?: { at: string; rule: string };
}

/** Plays a plan, then lets an honest buyer go on until success; never throws. */
export async function play(plan: Plan, browser: Browser, origin: string): Promise<Report> {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const run = new Run(plan, context, origin);
  const report: Report = { plan, steps: run.steps };
  try {
    await run.toTheEnd();
  } catch (error) {
    const rule = error instanceof Broken ? error.message : `The run itself failed: ${error}`;
    report.failure = { at: run.steps.at(-1) ?? 'the beginning', rule };
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  return report;
}

class Run implements Scene {
  readonly steps: string[] = [];
  readonly network: Network;
  readonly shopper: Shopper;
  readonly oracle: Oracle;
  private hasSeenSuccess = false;
  private online: Promise<void> | undefined;

  constructor(
    readonly plan: Plan,
    readonly context: BrowserContext,
    private readonly origin: string,
  ) {
    const stall = stalls.find(({ name }) => name === plan.stall)!;
    this.network = new Network(context);
    this.shopper = new Shopper(origin, stall, plan.keys);
    this.oracle = new Oracle(context, origin, this.shopper.buyer.id);
    context.setDefaultTimeout(4_000);
    context.setDefaultNavigationTimeout(PATIENCE_MS);
  }

  async toTheEnd(): Promise<void> {
    await this.oracle.begin();
    await this.network.begin(JSON.stringify(this.plan.steps).includes('"timeout"'));
    this.context.on('page', (page) => this.follow(page));
    await this.openTab();
    for (const step of this.plan.steps) {
      await rest(step.after);
      this.steps.push(describeStep(step));
      await attempt(this, () => this.take(step));
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
              attempt(this, () => this.pay(page, { card: 'approved', press: 'click' })),
            ),
        );
      case 'pressAgain':
        return this.tabAt(step.tab).keyboard.press('Enter');
      case 'reload':
        return this.tabAt(step.tab).reload({ waitUntil: 'commit' });
      case 'back':
        return this.tabAt(step.tab).goBack({ waitUntil: 'commit' });
      case 'forward':
        return this.tabAt(step.tab).goForward({ waitUntil: 'commit' });
      case 'away':
        await this.tabAt(step.tab).goto('about:blank');
        return this.tabAt(step.tab).goBack({ waitUntil: 'commit' });
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
        return this.changeEmail(this.tabAt(step.tab));
      case 'changeInstallments':
        return this.shopper.chooseInstallments(this.tabAt(step.tab));
      case 'changeOrder':
        return this.changeOrder(this.tabAt(step.tab), step.to);
      case 'buyAnyway':
        return buyAnyway(this, this.tabAt(step.tab));
      case 'look':
        for (const page of this.context.pages()) await readPage(this, page);
        return undefined;
      default:
        throw new Error(`Nobody does '${JSON.stringify(step satisfies never)}'.`);
    }
  }

  /** Goes on until the button that pays has been pressed, or success is there. */
  private async pay(
    page: Page,
    {
      card,
      press,
      weather,
    }: Pick<Step & { do: 'pay' }, 'card' | 'press'> & Partial<Step & { do: 'pay' }>,
  ): Promise<void> {
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      const view = await look(page);
      if (this.wantsNoMore) return;
      // A buyer who presses again after success has gone back to the payment screen.
      if (isSuccess(view)) {
        if (moves > 0) return;
        await page.goBack({ waitUntil: 'commit' });
        continue;
      }
      if (weather) this.network.next(weather);
      const move = await this.shopper.moveOn(page, view, cardOf(card), press);
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

  private async changeEmail(page: Page): Promise<void> {
    if (this.hasSeenSuccess) return;
    this.shopper.changeEmail();
    await page.goto(this.shopper.link);
  }

  private async changeOrder(page: Page, to: number): Promise<void> {
    if (this.hasSeenSuccess) return;
    this.shopper.changeOrder(to);
    await page.goto(this.shopper.link);
  }
}
