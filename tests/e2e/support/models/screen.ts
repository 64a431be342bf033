import { expect, type Locator, type Page } from '@playwright/test';

/** A part of a page: its locators are fields, which need the page before they are made. */
class Part {
  constructor(readonly page: Page) {}
}

/** The dialog that says what failed. */
class FailureDialog extends Part {
  readonly dialog = this.page.getByRole('alertdialog');
  readonly words = this.dialog.getByRole('paragraph');
  readonly retry = this.dialog.getByRole('button', { name: 'Tentar novamente', exact: true });
  readonly close = this.dialog.getByRole('button', { name: 'Fechar', exact: true });
}

/** Elements that every screen has around its own content. */
export class Screen extends Part {
  readonly heading = this.page.getByRole('heading', { level: 1 });
  /** Everything between header and footer. */
  readonly main = this.page.getByRole('main');
  readonly logo = this.page.locator('header img');
  readonly back = this.button('Voltar');
  readonly step = this.page.getByRole('progressbar');
  /** The outcome of the button, where the buyer stays. */
  readonly outcome = this.page.locator('[data-outcome]');
  /** The notice about a payment in doubt. */
  readonly doubt = this.page.getByRole('region', { name: /ainda não foi confirmado/ });
  /** The summary of the form's errors. */
  readonly errors = this.page.locator('[data-errors]:not([hidden])');
  /** The failure dialog, over everything else. */
  readonly failure = new FailureDialog(this.page);
  readonly overlay = this.page.getByRole('img', { name: 'Loading...', exact: true });
  /** Product and price; where there is one column, a line that opens. */
  readonly summary = this.page.locator('section[aria-busy]:has(> button[aria-expanded])');

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
    await expect(this.outcome.filter({ hasText: words }).or(this.doubt).first()).toBeVisible();
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
