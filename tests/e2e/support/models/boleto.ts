import { Screen } from './screen.ts';

/** A payment by bank slip: asks for it, then the success screen shows it. */
export class BoletoScreen extends Screen {
  readonly issue = this.button('Gerar boleto');
  readonly line = this.field('Linha digitável');
  readonly barcode = this.page.locator('main section svg path');
  readonly copy = this.button('Copiar código do boleto');
  /** Fields of the card form, which is not drawn here. */
  readonly cardFields = this.page.locator('[autocomplete^="cc-"]');
}
