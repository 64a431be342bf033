import type { Locator, Page } from '@playwright/test';

/** The dialog that says what failed. */
export class FailureDialog {
  readonly dialog: Locator;
  readonly words: Locator;
  readonly retry: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('alertdialog');
    this.words = this.dialog.getByRole('paragraph');
    this.retry = this.dialog.getByRole('button', { name: 'Tentar novamente', exact: true });
    this.close = this.dialog.getByRole('button', { name: 'Fechar', exact: true });
  }
}
