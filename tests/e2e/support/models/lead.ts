import type { Locator, Page } from '@playwright/test';
import type { Buyer } from '../buyer.ts';
import type { Shop } from '../shops.ts';
import { Screen } from './screen.ts';

/** 'Informe seus dados': name, e-mail, phone, consent. */
export class LeadScreen extends Screen {
  readonly name: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly terms: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.name = this.field('Nome completo');
    this.email = this.field('E-mail');
    this.phone = this.field(/^(Celular com DDD|Telemóvel)$/);
    this.terms = page.getByRole('checkbox', { name: /Li e aceito/ });
    this.submit = this.button('Continuar');
  }

  /** Name, e-mail and phone; they also stand on a payment screen that is reached without them. */
  async fillPerson(buyer: Buyer, shop: Shop): Promise<void> {
    await this.name.fill(buyer.name);
    await this.email.fill(buyer.email);
    await this.phone.fill(shop.phone.typed);
  }

  async fill(buyer: Buyer, shop: Shop): Promise<void> {
    await this.fillPerson(buyer, shop);
    await this.terms.check();
  }

  async send(buyer: Buyer, shop: Shop): Promise<void> {
    await this.fill(buyer, shop);
    await this.submit.click();
  }
}
