import type { Locator, Page } from '@playwright/test';
import { Screen } from './screen.ts';

/** Typed into the form, and expected in the call that carries it. */
export const ADDRESS = {
  postalCode: '1100',
  addressLine1: 'Avenida 24 de Julho',
  addressLine2: '120',
  addressLine3: 'Bloco B',
  city: 'Maputo',
  state: 'Cidade de Maputo',
  country: 'Portugal',
};

/** 'Endereço de facturação', the second page of a payment form. */
export class AddressForm extends Screen {
  readonly postalCode: Locator;
  readonly street: Locator;
  readonly number: Locator;
  readonly complement: Locator;
  readonly city: Locator;
  readonly state: Locator;
  readonly country: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    super(page);
    this.postalCode = this.field(/^Código postal/);
    this.street = this.field('Endereço');
    this.number = this.field('Número');
    this.complement = this.field(/^Complemento/);
    this.city = this.field('Cidade');
    this.state = page.getByRole('combobox', { name: 'Província' });
    this.country = page.getByRole('combobox', { name: 'País' });
    this.submit = this.button('Finalizar');
  }

  async fill(): Promise<void> {
    await this.postalCode.fill(ADDRESS.postalCode);
    await this.street.fill(ADDRESS.addressLine1);
    await this.number.fill(ADDRESS.addressLine2);
    await this.complement.fill(ADDRESS.addressLine3);
    await this.city.fill(ADDRESS.city);
    await this.state.selectOption(ADDRESS.state);
    await this.country.selectOption(ADDRESS.country);
  }
}
