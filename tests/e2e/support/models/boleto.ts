import type { Locator, Page } from '@playwright/test';
import { Screen } from './screen.ts';

/** A payment by bank slip: asks for it, then the success screen shows it. */
export class BoletoScreen extends Screen {
  readonly issue: Locator;
  readonly line: Locator;
  readonly barcode: Locator;
  readonly copy: Locator;
  /** Fields of the card form, which is not drawn here. */
  readonly cardFields: Locator;

  constructor(page: Page) {
    super(page);
    this.issue = this.button('Gerar boleto');
    this.line = this.field('Linha digitável');
    this.barcode = page.locator('main section svg path');
    this.copy = this.button('Copiar código do boleto');
    this.cardFields = page.locator('[autocomplete^="cc-"]');
  }
}
