import type { Locator, Page } from '@playwright/test';
import { Screen } from './screen.ts';

/** The end of a purchase. */
export class SuccessScreen extends Screen {
  readonly access: Locator;

  constructor(page: Page) {
    super(page);
    this.access = page.getByRole('link', { name: /^(Acessar|Aceder) agora$/ });
  }

  /** Passes the offer of another product over. */
  async decline(): Promise<void> {
    await this.button('Não, obrigado').click();
  }
}
