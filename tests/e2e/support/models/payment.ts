import { expect, type Locator } from '@playwright/test';
import { expiry, type Buyer, type Card } from '../buyer.ts';
import type { Shop } from '../shops.ts';
import { AddressForm } from './address.ts';
import { Screen } from './screen.ts';

/** 'Pagamento': the card and, where the brand asks for it, CPF, instalments, address. */
export class PaymentScreen extends Screen {
  readonly number = this.field('Número do cartão');
  /** The row of card companies, also while the number says the company and the row is hidden. */
  readonly companies = this.page.getByRole('radiogroup', {
    name: 'Bandeira do cartão',
    includeHidden: true,
  });
  readonly holder = this.field('Nome no cartão');
  readonly expiry = this.field('Validade');
  readonly cvv = this.field('CVV');
  readonly installments = this.page.getByRole('combobox', { name: 'Parcelas' });
  readonly cpf = this.field('CPF');
  /** Opens the form again, which is closed while a payment is in doubt. */
  readonly retry = this.doubt.getByRole('button', { name: 'Tentar novamente', exact: true });
  /** The payer of an invoice confirms to have seen its amount. */
  readonly invoiceAmount = this.page.getByRole('checkbox', { name: /Conferi o valor da fac?tura/ });
  readonly submit = this.page.getByRole('button', { name: /^(Confirmar pagamento|Finalizar)$/ });
  /** Ends the first page of a form of two. */
  readonly toAddress = this.button('Continuar');
  readonly address = new AddressForm(this.page);

  company(name: string): Locator {
    return this.companies.getByRole('radio', { name, exact: true, includeHidden: true });
  }

  /**
   * Fills in the fields that are cleared after an answer; a form that is closed after it is opened first.
   * A page that was loaded again closes its form a moment after it is alive, so both are tried until they hold.
   */
  async fillSecrets({ number, cvv }: Card): Promise<void> {
    await expect(async () => {
      if (await this.retry.isVisible()) await this.retry.click();
      await this.number.fill(number, { timeout: 1_000 });
      await this.cvv.fill(cvv, { timeout: 1_000 });
    }).toPass();
  }

  async fill(card: Card, buyer: Buyer, shop: Shop): Promise<void> {
    await this.fillSecrets(card);
    await this.holder.fill('ANA LIMA');
    await this.expiry.fill(expiry);
    if (shop.hasCpf) await this.cpf.fill(buyer.cpf);
    if (await this.invoiceAmount.isVisible()) await this.invoiceAmount.check();
  }

  /** Presses what sends the payment, by way of the address where there is one. */
  async confirm(shop: Shop): Promise<void> {
    await this.priced();
    if (!shop.hasAddress) return this.submit.click();
    await this.toAddress.click();
    await this.address.fill();
    await this.address.submit.click();
  }

  async pay(card: Card, buyer: Buyer, shop: Shop): Promise<void> {
    await this.fill(card, buyer, shop);
    await this.confirm(shop);
  }
}
