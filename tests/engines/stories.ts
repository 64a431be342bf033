import { expect } from 'vitest';
import { cards, CPF } from '../e2e/support/buyer.ts';
import { ADDRESS } from '../e2e/support/models/address.ts';
import { ownOf } from '../e2e/support/sandbox.ts';
import { english, examPrep, mozambique } from '../e2e/support/shops.ts';
import type { SandboxState } from '../../src/sandbox/sandbox-state.ts';
import { button, field, type Buyer, type Hand } from './buyer.ts';

/** A buyer's story that ends the same in every engine. */
interface Story {
  title: string;
  hands: readonly Hand[];
  /** What the story makes the page complain about. */
  provokes?: RegExp;
  play(buyer: Buyer): Promise<void>;
}

const EITHER_HAND: readonly Hand[] = ['mouse', 'keyboard'];

/** The charges of this buyer, as the upstream has them. */
async function charges({ origin, id }: Buyer): Promise<SandboxState['charges']> {
  const answer = await fetch(`${origin}/sandbox/state`);
  return ownOf((await answer.json()) as SandboxState, id).charges;
}

/** Everything that the tab keeps, in one text. */
const kept = ({ driver }: Buyer): Promise<string> =>
  driver.run(
    () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    undefined,
  );

/** The stories, played by `purchase.test.ts`. */
export const stories: readonly Story[] = [
  {
    title: 'a purchase by card is charged once and survives a reload, and nothing keeps the card',
    hands: EITHER_HAND,
    async play(buyer) {
      await buyer.toFilledPayment(examPrep, cards.approved);
      expect(await kept(buyer)).not.toContain(cards.approved.number);
      await buyer.send();
      await buyer.at('/success');
      await buyer.reads('Compra realizada com sucesso!');
      await buyer.press(button('Não, obrigado'));
      await buyer.reads('Acessar agora');
      await buyer.reload('/success/upsell');
      await buyer.reads('Acessar agora');
      expect(await charges(buyer)).toMatchObject([{ method: 'creditcard', status: 'paid' }]);
      expect(await kept(buyer)).not.toContain(cards.approved.number);
    },
  },
  {
    title: 'a Pix code survives a reload, and is issued once',
    hands: EITHER_HAND,
    async play(buyer) {
      await buyer.open('/lead', examPrep, '&route=pix');
      await buyer.sendLead(examPrep);
      await buyer.at('/pix');
      await buyer.type('cpf', CPF);
      await buyer.press(button('Gerar código Pix'));
      await buyer.ready(button('Copiar código Pix'));
      await buyer.reload('/pix');
      await buyer.ready(button('Copiar código Pix'));
      await buyer.press(button('Já paguei'));
      await buyer.at('/success');
      await buyer.reads('Aguardando o seu Pix');
      expect(await charges(buyer)).toMatchObject([{ method: 'pix', status: 'pending' }]);
    },
  },
  {
    title: 'card and address on two pages of one form are charged once',
    hands: EITHER_HAND,
    async play(buyer) {
      await buyer.toFilledPayment(mozambique, cards.approved);
      await buyer.press(button('Continuar'));
      await buyer.type('addressLine1', ADDRESS.addressLine1);
      await buyer.type('addressLine2', ADDRESS.addressLine2);
      await buyer.type('city', ADDRESS.city);
      await buyer.chooseNext('state');
      await buyer.send();
      await buyer.at('/success');
      expect(await charges(buyer)).toHaveLength(1);
    },
  },
  {
    title: 'a double click on the button that pays charges once',
    hands: ['mouse'],
    async play(buyer) {
      await buyer.toFilledPayment(english, cards.approved);
      await buyer.sendTwice();
      await buyer.at('/success');
      expect(await charges(buyer)).toHaveLength(1);
    },
  },
  {
    title: 'a refused card leaves the way to another one',
    hands: ['mouse'],
    provokes: /422|payment/,
    async play(buyer) {
      await buyer.toFilledPayment(english, cards.refused);
      await buyer.send();
      await buyer.reads('Não conseguimos processar a transação');
      await buyer.press(`//*[@role = "alertdialog"]${button('Fechar')}`);
      await buyer.empty('cardNumber');
      await buyer.type('cardNumber', cards.approved.number);
      await buyer.type('cardCVV', cards.approved.cvv);
      await buyer.send();
      await buyer.at('/success');
      expect(await charges(buyer)).toMatchObject([{ status: 'paid' }]);
    },
  },
  {
    title: 'wrong fields are listed, and each entry leads to its field',
    hands: EITHER_HAND,
    async play(buyer) {
      await buyer.open('/lead', english);
      await buyer.type('email', 'ana@');
      await buyer.send();
      await buyer.focuses('//*[@data-errors]');
      await buyer.press('//*[@data-errors]//li[2]/a');
      await buyer.focuses(field('email'));
    },
  },
];
