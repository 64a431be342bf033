import { Screen } from './screen.ts';

/** The end of a purchase. */
export class SuccessScreen extends Screen {
  readonly access = this.page.getByRole('link', { name: /^(Acessar|Aceder) agora$/ });

  /** Passes the offer of another product over. */
  async decline(): Promise<void> {
    await this.button('Não, obrigado').click();
  }
}
