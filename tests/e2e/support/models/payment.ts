import { expect, type Locator, type Page } from '@playwright/test';
import { expiry, type Buyer, type Card } from '../buyer.ts';
import type { Shop } from '../shops.ts';
import { AddressForm } from './address.ts';
import { Screen } from './screen.ts';

/** 'Pagamento': the card and, where the brand asks for it, CPF, instalments, address. */
export class PaymentScreen extends Screen {
  readonly number: Locator;
  /** The row of card companies, also while the number says the company and the row is hidden. */
  readonly companies: Locator;
  readonly holder: Locator;
  readonly expiry: Locator;
  readonly cvv: Locator;
  readonly installments: Locator;
  readonly cpf: Locator;
  /** The notice about a payment in doubt. */
  readonly doubt: Locator;
  /** The code in it, by which support finds the payment. */
  readonly code: Locator;
  /** Opens the form again, which is closed while a payment is in doubt. */
  readonly retry: Locator;
  /** The payer of an invoice confirms to have seen its amount. */
  readonly invoiceAmount: Locator;
  readonly submit: Locator;
  /** Ends the first page of a form of two. */
  readonly toAddress: Locator;
  readonly address: AddressForm;

  constructor(page: Page) {
    super(page);
    this.number = this.field('Número do cartão');
    this.companies = page.getByRole('radiogroup', {
      name: 'Bandeira do cartão',
      includeHidden: true,
    });
    this.holder = this.field('Nome no cartão');
    this.expiry = this.field('Validade');
    this.cvv = this.field('CVV');
    this.installments = page.getByRole('combobox', { name: 'Parcelas' });
    this.cpf = this.field('CPF');
    this.doubt = page.getByRole('region', { name: /ainda não foi confirmado/ });
    this.code = this.doubt.getByText(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    this.retry = this.doubt.getByRole('button', { name: 'Tentar novamente', exact: true });
    this.invoiceAmount = page.getByRole('checkbox', { name: /Conferi o valor da fac?tura/ });
    this.submit = page.getByRole('button', { name: /^(Confirmar pagamento|Finalizar)$/ });
    this.toAddress = this.button('Continuar');
    this.address = new AddressForm(page);
  }

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
