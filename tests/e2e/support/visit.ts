import { expect, type Page } from '@playwright/test';
import { cards, type Buyer } from './buyer.ts';
import { BoletoScreen } from './models/boleto.ts';
import { hydrated } from './models/hydrated.ts';
import { LeadScreen } from './models/lead.ts';
import { PaymentScreen } from './models/payment.ts';
import { PixScreen } from './models/pix.ts';
import { SuccessScreen } from './models/success.ts';
import { english, type Shop } from './shops.ts';

/** One buyer in one tab. */
export class Visit {
  readonly lead: LeadScreen;
  readonly payment: PaymentScreen;
  readonly pix: PixScreen;
  readonly boleto: BoletoScreen;
  readonly success: SuccessScreen;

  constructor(
    readonly page: Page,
    readonly buyer: Buyer,
  ) {
    this.lead = new LeadScreen(page);
    this.payment = new PaymentScreen(page);
    this.pix = new PixScreen(page);
    this.boleto = new BoletoScreen(page);
    this.success = new SuccessScreen(page);
  }

  /** A link to a screen; `visita` names the buyer, so that the upstream's records can be assigned. */
  link(path: string, { query }: Pick<Shop, 'query'>, more = ''): string {
    return `${path}?${query}${more && `&${more}`}&visita=${this.buyer.id}`;
  }

  async open(path: string, shop: Pick<Shop, 'query'>, more = ''): Promise<void> {
    await this.page.goto(this.link(path, shop, more));
    await hydrated(this.page);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await hydrated(this.page);
  }

  /** Waits for the address and, as it changes first, for the screen that belongs to it. */
  async at(path: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`^\\w+://[^/]+${path}(\\?|$)`));
    await this.page.waitForFunction(() => {
      const drawn = document.querySelector<HTMLElement>('main[data-path]');
      return !drawn || drawn.dataset.path === location.pathname;
    });
  }

  /** Opens a page that stands there before its program, which a test keeps back or changes. */
  async openEarly(path: string, shop: Pick<Shop, 'query'>, more = ''): Promise<void> {
    // A server that has just started sends the overlay first.
    await expect(async () => {
      await this.page.goto(this.link(path, shop, more), { waitUntil: 'commit' });
      await this.lead.heading.waitFor({ timeout: 10_000 });
    }).toPass();
  }

  /** From the link over the lead form to the screen behind it. */
  async passLead(shop: Shop, to: string, more = ''): Promise<void> {
    await this.open('/lead', shop, more);
    await this.lead.send(this.buyer, shop);
    await this.at(to);
  }

  /** The same without JavaScript, where the browser posts the form. */
  async postLead(shop: Shop, to: string): Promise<void> {
    await this.page.goto(this.link('/lead', shop));
    await this.lead.fill(this.buyer, shop);
    await this.lead.submit.click();
    await this.at(to);
  }

  /** From the lead form at hand to the payment screen, perhaps for another buyer. */
  async sendLead(shop: Shop, buyer = this.buyer): Promise<void> {
    await this.lead.send(buyer, shop);
    await this.at('/payment');
  }

  /** From the link to the payment screen. */
  async toPayment(shop: Shop, more = ''): Promise<PaymentScreen> {
    await this.passLead(shop, '/payment', more);
    return this.payment;
  }

  /** Pays on the form at hand by a card that is approved. */
  async pay(shop: Shop, to = '/success'): Promise<void> {
    await this.payment.fill(cards.approved, this.buyer, shop);
    await this.confirm(shop, to);
  }

  /** Presses what sends the payment on the filled form, and gets on. */
  async confirm(shop: Shop = english, to = '/success'): Promise<void> {
    await this.payment.confirm(shop);
    await this.at(to);
  }

  /** Pays once more after an answer, which has cleared number and code. */
  async payAgain(shop: Shop): Promise<void> {
    await this.payment.fillSecrets(cards.approved);
    await this.confirm(shop);
  }

  /** From the link to a payment that fails in these words. */
  async failToPay(shop: Shop, words: string, card = cards.approved): Promise<PaymentScreen> {
    const payment = await this.toFilledPayment(shop, card);
    await payment.confirm(shop);
    await payment.fails(words);
    return payment;
  }

  /** An entry of the tab's session storage. */
  kept(key: string): Promise<string | null> {
    return this.page.evaluate((name) => sessionStorage.getItem(name), key);
  }

  /** The style of the first element that fits, as the browser has computed it. */
  style(selector: string, property: string): Promise<string> {
    const element = this.page.locator(selector).first();
    return element.evaluate(
      (node, name) => getComputedStyle(node).getPropertyValue(name),
      property,
    );
  }

  /** From the link to a payment screen where only the button is left to press. */
  async toFilledPayment(shop: Shop, card = cards.approved): Promise<PaymentScreen> {
    const payment = await this.toPayment(shop);
    await payment.fill(card, this.buyer, shop);
    await payment.priced();
    return payment;
  }

  /** From the link to the end. */
  async buy(shop: Shop): Promise<SuccessScreen> {
    await this.toFilledPayment(shop);
    await this.confirm(shop);
    return this.success;
  }
}
