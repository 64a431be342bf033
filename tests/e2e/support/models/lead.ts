import type { Buyer } from '../buyer.ts';
import type { Shop } from '../shops.ts';
import { Screen } from './screen.ts';

/** 'Informe seus dados': name, e-mail, phone, consent. */
export class LeadScreen extends Screen {
  readonly name = this.field('Nome completo');
  readonly email = this.field('E-mail');
  readonly phone = this.field(/^(Celular com DDD|Telemóvel)$/);
  readonly terms = this.page.getByRole('checkbox', { name: /Li e aceito/ });
  readonly submit = this.button('Continuar');

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
