import type { Locator, Page } from '@playwright/test';
import { expiry, type Buyer, type Card } from './buyer.ts';
import { ADDRESS } from './models/address.ts';
import type { LeadScreen } from './models/lead.ts';
import type { PaymentScreen } from './models/payment.ts';
import type { Shop } from './shops.ts';

const MAX_STOPS = 40;
const LOADING_MS = 100;

/** A buyer without a mouse: Tab, letters, Space, arrows and Enter. */
export class Keyboard {
  constructor(
    protected readonly page: Page,
    private readonly maxStops = MAX_STOPS,
  ) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Goes on from control to control until the wanted one has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let stop = 0; stop < this.maxStops; stop++) {
      if (await target.evaluate((node) => node === document.activeElement)) return;
      const before = await this.page.evaluateHandle(() => document.activeElement);
      await this.press(key);
      // The focus does not pass a frame that is still loading: a person waits as well.
      const isStuck = await before.evaluate((node) => node === document.activeElement);
      if (isStuck) await this.page.waitForTimeout(LOADING_MS);
    }
    throw new Error(`No ${key} leads to ${target}.`);
  }

  async typeInto(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(text);
  }

  async sendLead(lead: LeadScreen, buyer: Buyer, shop: Shop): Promise<void> {
    await this.typeInto(lead.name, buyer.name);
    await this.typeInto(lead.email, buyer.email);
    await this.typeInto(lead.phone, shop.phone.typed);
    await this.tabTo(lead.terms);
    await this.press('Space');
    await this.tabTo(lead.submit);
    await this.press('Enter');
  }

  async pay(payment: PaymentScreen, card: Card, buyer: Buyer, shop: Shop): Promise<void> {
    await this.typeInto(payment.number, card.number);
    await this.typeInto(payment.holder, 'ANA LIMA');
    await this.typeInto(payment.expiry, expiry.replace('/', ''));
    await this.typeInto(payment.cvv, card.cvv);
    if (shop.hasCpf) await this.typeInto(payment.cpf, buyer.cpf);
    await this.press('Enter');
    if (shop.hasAddress) await this.finishAddress(payment);
  }

  private async finishAddress({ address }: PaymentScreen): Promise<void> {
    await address.submit.waitFor();
    await this.typeInto(address.street, ADDRESS.addressLine1);
    await this.typeInto(address.number, ADDRESS.addressLine2);
    await this.typeInto(address.city, ADDRESS.city);
    await this.tabTo(address.state);
    await this.press('ArrowDown');
    await this.tabTo(address.submit);
    await this.press('Enter');
  }
}
