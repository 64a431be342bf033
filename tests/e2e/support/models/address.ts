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
  readonly postalCode = this.field(/^Código postal/);
  readonly street = this.field('Endereço');
  readonly number = this.field('Número');
  readonly complement = this.field(/^Complemento/);
  readonly city = this.field('Cidade');
  readonly state = this.page.getByRole('combobox', { name: 'Província' });
  readonly country = this.page.getByRole('combobox', { name: 'País' });
  readonly submit = this.button('Finalizar');

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
