import { expect, vi } from 'vitest';
import { expiry, newBuyer, type Card } from '../e2e/support/buyer.ts';
import type { Shop } from '../e2e/support/shops.ts';
import type { Driver } from './driver.ts';

/** How a buyer goes from control to control: pointing, or by Tab, Space and Enter alone. */
export type Hand = 'mouse' | 'keyboard';

/** Longest way by Tab to a control. */
const MAX_STOPS = 60;

/** XPath of a field by its name, and of a button by its words. */
export const field = (name: string) => `//*[self::input or self::select][@name = "${name}"]`;
export const button = (words: string) => `//button[normalize-space() = "${words}"]`;

const CONSENT = '//main//form//input[@type = "checkbox"]';
const SEND = '//main//form//button[@type = "submit"]';

const TIMEOUT = { timeout: 30_000, interval: 50 };

/** Whether the control at an XPath has the focus; runs in the page. */
const hasFocus = (xpath: string) =>
  document.evaluate(xpath, document).iterateNext() === document.activeElement;

/**
 * Waits until the page answers true. A page that is just leaving cannot be asked; the next one can.
 *
 * @throws with what the page shows, once it takes too long.
 */
async function until<Given>(
  { run }: Driver,
  what: string,
  test: (given: Given) => boolean,
  given: Given,
): Promise<void> {
  try {
    await vi.waitFor(async () => expect(await run(test, given)).toBe(true), TIMEOUT);
  } catch (cause) {
    const shown = await run(() => `${location.href}\n${document.body.innerText}`, undefined);
    throw new Error(`${what} did not come.\n${shown}`, { cause });
  }
}

/** A buyer in one tab, in any engine. */
export class Buyer {
  readonly #person = newBuyer();

  constructor(
    readonly driver: Driver,
    readonly origin: string,
    readonly hand: Hand,
  ) {}

  /** By which the upstream's records of this buyer are found. */
  get id(): string {
    return this.#person.id;
  }

  async open(path: string, { query }: Shop, more = ''): Promise<void> {
    await this.driver.open(`${this.origin}${path}?${query}${more}&visita=${this.id}`);
    await this.at(path);
  }

  /** Waits until a screen is drawn and the program has taken it over. */
  async at(path: string): Promise<void> {
    const isThere = (wanted: string) => {
      const main = document.querySelector<HTMLElement>('main');
      const node = document.querySelector('main h1') ?? main;
      const isDrawn = (main?.dataset.path ?? location.pathname) === wanted;
      const isAlive = Object.keys(node ?? {}).some((key) => key.startsWith('__reactProps'));
      return location.pathname === wanted && isDrawn && isAlive;
    };
    await until(this.driver, `the screen ${path}`, isThere, path);
  }

  async reload(path: string): Promise<void> {
    await this.driver.reload();
    await this.at(path);
  }

  /** Presses a button, or ticks a box. */
  async press(xpath: string, key: 'Enter' | ' ' = 'Enter'): Promise<void> {
    await this.ready(xpath);
    if (this.hand === 'mouse') return this.driver.click(xpath);
    await this.tabTo(xpath);
    await this.driver.press(key);
  }

  async type(name: string, text: string): Promise<void> {
    const xpath = field(name);
    await this.ready(xpath);
    if (this.hand === 'mouse') await this.driver.click(xpath);
    else await this.tabTo(xpath);
    await this.driver.type(text);
  }

  /** Empties fields that something was typed into. */
  async empty(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.ready(field(name));
      await this.tabTo(field(name));
      await this.driver.chord('Control', 'a');
      await this.driver.press('Backspace');
    }
  }

  /** Chooses the next entry of a list; always by the keyboard, for its pop-up belongs to the desktop. */
  async chooseNext(name: string): Promise<void> {
    await this.ready(field(name));
    await this.tabTo(field(name));
    await this.driver.press('ArrowDown');
  }

  async sendLead({ phone }: Shop): Promise<void> {
    await this.type('name', this.#person.name);
    await this.type('email', this.#person.email);
    await this.type('phone', phone.typed);
    await this.press(CONSENT, ' ');
    await this.send();
  }

  private async typeCard({ number, cvv }: Card, { hasCpf }: Shop): Promise<void> {
    await this.type('cardNumber', number);
    await this.type('cardName', 'ANA LIMA');
    await this.type('cardExpireDate', expiry.replace('/', ''));
    await this.type('cardCVV', cvv);
    if (hasCpf) await this.type('cpf', this.#person.cpf);
  }

  /** From the link to a payment screen where only the button is left to press. */
  async toFilledPayment(shop: Shop, card: Card): Promise<void> {
    await this.open('/lead', shop);
    await this.sendLead(shop);
    await this.at('/payment');
    await this.typeCard(card, shop);
  }

  /** Presses the button of the form, once the price is known. */
  async send(): Promise<void> {
    await this.priced();
    await this.press(SEND);
  }

  async sendTwice(): Promise<void> {
    await this.priced();
    await this.ready(SEND);
    await this.driver.doubleClick(SEND);
  }

  /** Waits for words on the screen. */
  async reads(words: string): Promise<void> {
    const isRead = (wanted: string) => document.body.innerText.includes(wanted);
    await until(this.driver, `the text '${words}'`, isRead, words);
  }

  async focuses(xpath: string): Promise<void> {
    await until(this.driver, `the focus on ${xpath}`, hasFocus, xpath);
  }

  private async priced(): Promise<void> {
    const isPriced = () => document.querySelector('main [aria-busy=true]') === null;
    await until(this.driver, 'the price', isPriced, undefined);
  }

  /** Waits until a control is there, can be seen and used. */
  async ready(xpath: string): Promise<void> {
    const isReady = (path: string) => {
      const control = document.evaluate(path, document).iterateNext() as HTMLInputElement | null;
      return control !== null && !control.disabled && control.getClientRects().length > 0;
    };
    await until(this.driver, xpath, isReady, xpath);
  }

  private async tabTo(xpath: string): Promise<void> {
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      if (await this.driver.run(hasFocus, xpath)) return;
      await this.driver.press('Tab');
    }
    throw new Error(`No Tab leads to ${xpath}.`);
  }
}
