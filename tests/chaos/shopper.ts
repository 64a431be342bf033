import type { Page } from 'playwright';
import { expiry, newBuyer, type Buyer, type Card } from '../e2e/support/buyer.ts';
import { ADDRESS } from '../e2e/support/models/address.ts';
import { inEither, texts } from '../e2e/support/texts.ts';
import type { Plan, PRESSES } from './plan.ts';
import type { Stall } from './stalls.ts';
import type { View } from './view.ts';

/** Result of one act of the buyer on a page. */
export type Move = 'paid' | 'went on' | 'waited';

type Press = (typeof PRESSES)[number];

/** Buttons that ask for money, and those that only lead on, in the order in which a buyer tries them. */
const PAY = ['Confirmar pagamento', 'Finalizar', 'Gerar código Pix', 'Gerar boleto'];
const GO_ON = [
  'Fechar',
  'Continuar',
  'Já paguei',
  'Tentar novamente',
  texts['success.none.restart'],
];
/** Links that lead on where no button does: out of a page that failed, to the screen of a payment in doubt. */
const LINKS = ['Tentar novamente', texts['purchase.doubt.go']];

const SHORT_MS = 1_500;

/** A buyer who reads a page, fills in what is asked and missing, and presses what leads on. */
export class Shopper {
  readonly buyer: Buyer = newBuyer();
  /** Has typed another e-mail, or opened another order, than at first. */
  wantsOther = false;
  private more: string;

  constructor(
    private readonly origin: string,
    readonly stall: Stall,
    /** How the upstream answers repeated keys of this buyer. */
    private readonly keys: Plan['keys'],
  ) {
    this.more = stall.more;
  }

  get link(): string {
    const { more } = this;
    const keys = this.keys === 'strict' ? 'estrito' : 'livre';
    return `${this.origin}/lead?${this.stall.shop.query}${more && `&${more}`}&visita=${this.buyer.id}&chaves=${keys}`;
  }

  changeOrder(to: number): void {
    this.wantsOther = true;
    this.more = this.stall.others[to]!;
  }

  changeEmail(): void {
    this.wantsOther = true;
    this.buyer.email = this.buyer.email.replace('+', '.lima+');
  }

  /** Does one thing about what is in sight; `press` says how a button that pays is pressed. */
  async moveOn(page: Page, view: View, card: Card, press: Press = 'click'): Promise<Move> {
    if (view.isCovered) return 'waited';
    // A tab behind another one is drawn late, and a buyer sees the one they press in.
    await page.bringToFront();
    if (view.path === '') {
      await page.goto(this.link);
      return 'went on';
    }
    const way = LINKS.find((name) => view.links.includes(name));
    if (way !== undefined && !view.hasDialog) {
      const link = page.getByRole('link', { name: inEither(way) }).first();
      await link.click({ timeout: SHORT_MS });
      return 'went on';
    }
    const button = this.buttonOf(view);
    if (button === undefined) {
      // Help and terms open a tab of their own, and sell nothing; another address is not wanted.
      const link = page
        .locator('main a[href^="/"]:not([target])')
        .filter({ hasNotText: /^(Alterar|Não é você\?)$/ })
        .first();
      if ((await link.count()) === 0) return 'waited';
      await link.click({ timeout: SHORT_MS });
      return 'went on';
    }
    if (
      button === texts['purchase.show'] ||
      button === texts['purchase.doubt.continue'] ||
      view.hasDialog
    ) {
      await this.press(page, button, 'click');
      return 'went on';
    }
    await this.fill(page, view, card);
    const isPaying = PAY.includes(button);
    await this.press(page, button, isPaying ? press : 'click');
    return isPaying ? 'paid' : 'went on';
  }

  /** Buys anew where the page offers it as a deliberate act; says whether it did. */
  async buyAnyway(page: Page, { buttons, words }: View): Promise<boolean> {
    await page.bringToFront();
    const name = [texts['purchase.doubt.other'], texts['purchase.doubt.new']].find((one) =>
      buttons.includes(one),
    );
    if (name === undefined && words.includes(texts['purchase.doubt.still'])) {
      await page.getByText(inEither(texts['purchase.doubt.still'])).click({ timeout: SHORT_MS });
      await this.press(page, texts['purchase.doubt.new'], 'click');
      return true;
    }
    if (name !== undefined) await this.press(page, name, 'click');
    return name !== undefined;
  }

  private buttonOf({ buttons, hasDialog, words }: View): string | undefined {
    const hasChosen = words.includes(texts['purchase.doubt.chosen']);
    const first = [
      texts['purchase.show'],
      ...(hasChosen ? [] : [texts['purchase.doubt.continue']]),
    ];
    const wanted = hasDialog ? ['Fechar'] : [...first, ...PAY, ...GO_ON];
    return wanted.find((name) => buttons.includes(name));
  }

  async press(page: Page, name: string, how: Press): Promise<void> {
    const button = page.getByRole('button', { name: inEither(name) }).first();
    const quick = { timeout: SHORT_MS };
    switch (how) {
      case 'click':
        return button.click(quick);
      case 'doubleClick':
        return button.dblclick(quick);
      case 'enterTwice':
        await button.focus(quick);
        await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
        return undefined;
      case 'clickAndEnter':
        await button.click(quick);
        return page.keyboard.press('Enter');
      default:
        throw new Error(`Nobody presses like '${how satisfies never}'.`);
    }
  }

  /** Fills in missing fields, and a changed e-mail. Secrets are always typed again. */
  private async fill(page: Page, { fields }: View, { number, cvv }: Card): Promise<void> {
    const { name, email, cpf } = this.buyer;
    const typed: Record<string, string> = {
      name,
      email,
      phone: this.stall.shop.phone.typed,
      cardNumber: number,
      cardName: 'ANA LIMA',
      cardExpireDate: expiry,
      cardCVV: cvv,
      cpf,
      ...ADDRESS,
    };
    const anew = ['email', 'cardNumber', 'cardCVV'];
    for (const [field, isFilled] of Object.entries(fields)) {
      const input = page.locator(`form [name="${field}"]`).first();
      if (field === 'terms' && !isFilled) await input.check({ timeout: SHORT_MS });
      else if (field === 'state' && !isFilled) {
        await input.selectOption(ADDRESS.state, { timeout: SHORT_MS });
      } else if (typed[field] !== undefined && field !== 'state') {
        if (!isFilled || anew.includes(field))
          await input.fill(typed[field], { timeout: SHORT_MS });
      }
    }
  }

  /** Chooses another number of instalments, where there is a choice. */
  async chooseInstallments(page: Page): Promise<void> {
    const choice = page.locator('select[name="installments"]');
    if ((await choice.count()) === 0) return;
    const now = await choice.inputValue({ timeout: SHORT_MS });
    const values = await choice
      .locator('option:not([disabled])')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    const other = values.find((value) => value !== '' && value !== now);
    if (other !== undefined) await choice.selectOption(other, { timeout: SHORT_MS });
  }
}
