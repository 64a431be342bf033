import { CPF } from '../buyer.ts';
import { Screen } from './screen.ts';

/** 'Pague com Pix': asks for a code, then shows it. */
export class PixScreen extends Screen {
  readonly generate = this.button('Gerar código Pix');
  readonly code = this.field('Pix copia e cola');
  readonly picture = this.page.getByRole('img', { name: 'QR code Pix' });
  readonly copy = this.button('Copiar código Pix');
  /** The CPF, where an invoice needs it. */
  readonly document = this.field('CPF');
  readonly next = this.button('Já paguei');
  readonly timer = this.page.getByRole('timer');
  /** Shows the picture on a phone. */
  readonly other = this.button('Pagar com outro aparelho');

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
