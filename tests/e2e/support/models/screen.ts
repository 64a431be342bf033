import { expect, type Locator, type Page } from '@playwright/test';

/** The dialog that says what failed. */
class FailureDialog {
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

/** Elements that every screen has around its own content. */
export class Screen {
  readonly heading: Locator;
  /** Everything between header and footer. */
  readonly main: Locator;
  readonly logo: Locator;
  readonly back: Locator;
  readonly step: Locator;
  /** The outcome of the button, where the buyer stays. */
  readonly outcome: Locator;
  /** The summary of the form's errors. */
  readonly errors: Locator;
  /** The failure dialog, over everything else. */
  readonly failure: FailureDialog;
  readonly overlay: Locator;
  /** Product and price; where there is one column, a line that opens. */
  readonly summary: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.main = page.getByRole('main');
    this.logo = page.locator('header img');
    this.back = page.getByRole('button', { name: 'Voltar', exact: true });
    this.step = page.getByRole('progressbar');
    this.errors = page.locator('[data-errors]:not([hidden])');
    this.outcome = page.locator('[data-outcome]');
    this.failure = new FailureDialog(page);
    this.summary = page.locator('section[aria-busy]:has(> button[aria-expanded])');
    this.overlay = page.getByRole('img', { name: 'Loading...', exact: true });
  }

  /** Waits for the price: a press before it has to be repeated. */
  async priced(): Promise<void> {
    await expect(this.page.getByRole('status', { name: 'Carregando valor' })).toHaveCount(0);
  }

  /**
   * Waits for a failure and closes its dialog: the same words are still there, in place, or the notice about payments
   * in doubt.
   */
  async fails(words: string): Promise<void> {
    await expect(this.failure.words).toHaveText(words);
    await this.failure.close.click();
    await expect(this.failure.dialog).toHaveCount(0);
    const doubt = this.page.getByRole('region', { name: /ainda não foi confirmado/ });
    await expect(this.outcome.filter({ hasText: words }).or(doubt).first()).toBeVisible();
  }

  /** An input by its label. */
  field(label: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name: label, exact: typeof label === 'string' });
  }

  /** A tab of the choice of a payment method. */
  method(name: string): Locator {
    const choice = this.page.getByRole('radiogroup', { name: 'Forma de pagamento' });
    return choice.getByRole('radio', { name, exact: true });
  }

  press(name: string): Promise<void> {
    return this.button(name).click();
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
