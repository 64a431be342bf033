import { expect, type Locator, type Page } from '@playwright/test';
import { FailureDialog } from './failure.ts';

/** Elements that every screen has around its own content. */
export class Screen {
  readonly heading: Locator;
  readonly back: Locator;
  readonly step: Locator;
  /** The form's own message: a summary of errors, or the outcome of the button. */
  readonly alert: Locator;
  /** The failure dialog, over everything else. */
  readonly failure: FailureDialog;
  readonly overlay: Locator;
  /** The line that says what is to be paid. */
  readonly summary: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.back = page.getByRole('button', { name: 'Voltar', exact: true });
    this.step = page.getByRole('progressbar');
    this.alert = page.getByRole('alert');
    this.failure = new FailureDialog(page);
    this.summary = page.getByText('Total', { exact: true }).locator('..');
    this.overlay = page.getByRole('img', { name: 'Loading...', exact: true });
  }

  /** Waits for the price: a press before it has to be repeated. */
  async priced(): Promise<void> {
    await expect(this.page.getByRole('status', { name: 'Carregando valor' })).toHaveCount(0);
  }

  /** Waits for a failure and closes its dialog: the same words are still there, in place. */
  async fails(words: string): Promise<void> {
    await expect(this.failure.words).toHaveText(words);
    await this.failure.close.click();
    await expect(this.failure.dialog).toHaveCount(0);
    await expect(this.alert).toContainText(words);
  }

  /** An input by its label. */
  field(label: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name: label, exact: typeof label === 'string' });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
