import type { Locator, Page } from '@playwright/test';
import { CPF } from '../buyer.ts';
import { Screen } from './screen.ts';

/** 'Pague com Pix': asks for a code, then shows it. */
export class PixScreen extends Screen {
  readonly generate: Locator;
  readonly code: Locator;
  readonly picture: Locator;
  readonly copy: Locator;
  /** The CPF, where an invoice needs it. */
  readonly document: Locator;
  readonly next: Locator;
  readonly timer: Locator;
  /** Shows the picture on a phone. */
  readonly other: Locator;

  constructor(page: Page) {
    super(page);
    this.generate = this.button('Gerar código Pix');
    this.code = this.field('Pix copia e cola');
    this.picture = page.getByRole('img', { name: 'QR code Pix' });
    this.document = this.field('CPF');
    this.copy = this.button('Copiar código Pix');
    this.next = this.button('Já paguei');
    this.timer = page.getByRole('timer');
    this.other = this.button('Pagar com outro aparelho');
  }

  /** Asks for a code once the price is known, with the CPF where the form wants one. */
  async ask(): Promise<void> {
    await this.fillDocument();
    await this.generate.click();
  }

  async askTwiceAtOnce(): Promise<void> {
    await this.fillDocument();
    await this.generate.dblclick();
  }

  private async fillDocument(): Promise<void> {
    await this.priced();
    await this.generate.waitFor();
    if (await this.document.isVisible()) await this.document.fill(CPF);
  }
}
