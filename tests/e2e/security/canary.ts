import type { BrowserContext, Page } from '@playwright/test';
import type { Card } from '../support/buyer.ts';
import type { BuiltServer } from '../support/built-server.ts';
import { expect, test as base } from '../support/own-server.ts';
import { heldStrings } from './heap.ts';
import { holdsCard, leftIn, watchKept } from './kept.ts';

export { expect };

/** A number and a code that stand nowhere else: wherever they are found, a card got there. */
export const canary: Card = {
  number: '374519830620479',
  shown: '3745 198306 20479',
  company: 'American Express',
  cvv: '7391',
};

/** Reports every message to the console or a tag manager, down to the causes of errors. */
function tellSaid() {
  const report = (window as unknown as { keptByBrowser(text: string): void }).keptByBrowser;
  const whole = (value: unknown) => {
    try {
      return JSON.stringify(value, (_, one: unknown) =>
        one instanceof Error
          ? { ...one, name: one.name, message: one.message, stack: one.stack, cause: one.cause }
          : one,
      );
    } catch {
      return String(value);
    }
  };
  for (const level of ['debug', 'log', 'info', 'warn', 'error'] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      report(`console ${words.map(whole).join(' ')}`);
      say.apply(console, words);
    };
  }
  const dataLayer: unknown[] = [];
  dataLayer.push = (...events) => {
    report(`dataLayer ${whole(events)}`);
    return Array.prototype.push.apply(dataLayer, events);
  };
  Object.assign(window, { dataLayer });
}

/** Places where a canary may be, and all places that were searched. */
export class Cage {
  private texts: string[] = [];
  private readonly bodies: { path: string; body: string }[] = [];
  /** Calls that carry a card by what they are for. */
  private allowed: readonly string[] = ['/api/v2/payment'];

  constructor(
    private readonly context: BrowserContext,
    private readonly server: BuiltServer,
  ) {}

  async close(): Promise<void> {
    this.texts = await watchKept(this.context);
    await this.context.addInitScript(tellSaid);
    this.context.on('console', (message) => this.texts.push(message.text()));
    this.context.on('weberror', (error) => this.texts.push(String(error.error().stack)));
    this.context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      this.bodies.push({ path: pathname, body: request.postData() ?? '' });
    });
  }

  /** The card's own calls here, instead of the payment. */
  mayFlyTo(...paths: string[]): void {
    this.allowed = paths;
  }

  /** Paths of the calls that carried the card, in order. */
  flights(): string[] {
    return this.bodies.filter(({ body }) => holdsCard(body, canary)).map(({ path }) => path);
  }

  /** Everywhere that the card was found and may not be. */
  async strays(): Promise<string[]> {
    const pages = this.context.pages().filter((page) => page.url().startsWith('http'));
    const left = await Promise.all(pages.map(leftIn));
    const state = await (await fetch(`${this.server.origin}/sandbox/state`)).text();
    const everything = [...this.texts, ...left.flat(), this.server.said(), state];
    const astray = this.bodies.filter(({ path }) => !this.allowed.includes(path));
    return [...everything, ...astray.map(({ body }) => body)].filter((text) =>
      holdsCard(text, canary),
    );
  }

  /** Paths in a page's memory that still lead to number or code. */
  async memory(page: Page): Promise<string[]> {
    return heldStrings(
      page,
      (text) => text === canary.cvv || text.replace(/[\s.-]/g, '').includes(canary.number),
    );
  }
}

export const test = base.extend<{ cage: Cage }>({
  cage: [
    async ({ context, server }, use) => {
      const cage = new Cage(context, server);
      await cage.close();
      await use(cage);
      expect(await cage.strays(), 'number and code are nowhere else').toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes the page fail when it is about to draw the overlay, which waits for 200 ms before it shows. */
export const breakOverlay = (page: Page, words: string) =>
  page.evaluate((message) => {
    const { setTimeout: later } = window;
    Object.assign(window, {
      setTimeout: (work: () => void, ms: number) => {
        if (ms === 200) throw new Error(message);
        return later(work, ms);
      },
    });
  }, words);
