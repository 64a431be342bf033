import { mkdir } from 'node:fs/promises';
import { errors, type Browser, type BrowserContext, type Page } from 'playwright';
import { Network } from './network.ts';
import { Broken, Oracle } from './oracle.ts';
import { describeStep, type Plan, type Step } from './plan.ts';
import { cardOf, Shopper } from './shopper.ts';
import { stalls } from './stalls.ts';
import { isSuccess, isUsable, look, type View } from './view.ts';

/** The failure of a run and its place; fields are undefined after a good run. */
export interface Report {
  plan: Plan;
  /** One line per step: what was done, and what could not be. */
  steps: string[];
  seconds: number;
  failure?: { at: string; rule: string; picture?: string };
}

export const PICTURES = 'reports/chaos';

/** Moves from a link to the button that pays, and to success, and some more. */
const MAX_MOVES = 40;
/** Longest that a page may be covered, or blank, while nothing is wrong. */
const PATIENCE_MS = 15_000;
const BLINK_MS = 100;

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A buyer who leaves before a page has answered breaks what was asked of the page, and no rule. */
const isMissed = (error: unknown) =>
  error instanceof errors.TimeoutError ||
  /closed|navigat|detached|destroyed|net::ERR_|not attached|Execution context/i.test(String(error));

/** Plays a plan, then lets an honest buyer go on until success; never throws. */
export async function play(plan: Plan, browser: Browser, origin: string): Promise<Report> {
  const begin = performance.now();
  const context = await browser.newContext({ locale: 'pt-BR' });
  const run = new Run(plan, context, origin);
  const report: Report = { plan, steps: run.steps, seconds: 0 };
  try {
    await run.toTheEnd();
  } catch (error) {
    const rule = error instanceof Broken ? error.message : `The run itself failed: ${error}`;
    report.failure = {
      at: run.steps.at(-1) ?? 'the beginning',
      rule,
      picture: await run.picture(),
    };
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  report.seconds = (performance.now() - begin) / 1000;
  return report;
}

class Run {
  /** Steps so far. */
  readonly steps: string[] = [];
  private readonly network: Network;
  private readonly shopper: Shopper;
  private readonly oracle: Oracle;
  private hasSeenSuccess = false;
  private online: Promise<void> | undefined;

  constructor(
    private readonly plan: Plan,
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {
    const stall = stalls.find(({ name }) => name === plan.stall)!;
    this.network = new Network(context);
    this.shopper = new Shopper(origin, stall);
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
      await this.attempt(() => this.take(step));
      await this.oracle.checkAlways();
    }
    this.steps.push('calm: no more failures; the buyer goes on');
    this.network.next({ kind: 'fair' });
    await this.online;
    // A tab that was closed in that moment may have kept the others offline.
    await this.network.setOffline(false);
    await this.buyAtLast(this.tabAt(0));
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

  async picture(): Promise<string | undefined> {
    const path = `${PICTURES}/${this.plan.seed}.png`;
    await mkdir(PICTURES, { recursive: true });
    const taken = this.context.pages()[0]?.screenshot({ path, timeout: 3_000 });
    return taken?.then(
      () => path,
      () => undefined,
    );
  }

  /** Makes an act of the buyer. One that comes too late, because the page has moved on, is only noted. */
  private async attempt(deed: () => Promise<unknown>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      if (!isMissed(error)) throw error;
      this.steps.push(`  (missed: ${String(error).split('\n')[0]})`);
    }
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
    return this.hasSeenSuccess && this.shopper.hasOtherEmail;
  }

  private async changeEmail(page: Page): Promise<void> {
    if (this.hasSeenSuccess) return;
    this.shopper.changeEmail();
    await page.goto(this.shopper.link);
  }

  /** Waits until a page is quiet, and reads it. */
  private async readPage(page: Page): Promise<View> {
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

  /** An honest buyer follows what the page offers until it says that it is bought. */
  private async buyAtLast(page: Page): Promise<void> {
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      const view = await this.readPage(page);
      if (isSuccess(view)) return this.stays(page);
      await this.attempt(() => this.shopper.moveOn(page, view, cardOf('approved')));
      await rest(BLINK_MS);
    }
    throw new Broken(`No way leads to success: ${JSON.stringify(await look(page))}`);
  }

  /** Nothing more arrives, and a reload shows the same. */
  private async stays(page: Page): Promise<void> {
    await this.network.settled();
    await page.reload();
    const end = performance.now() + PATIENCE_MS;
    while (!isSuccess(await this.readPage(page))) {
      if (performance.now() > end) throw new Broken('After a reload the purchase is not shown.');
      await rest(BLINK_MS);
    }
    await this.oracle.checkEnd();
  }
}
