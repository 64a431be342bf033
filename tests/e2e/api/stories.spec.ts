import pkg from '../../../package.json' with { type: 'json' };
import { SPECIFIED } from '../../contract/specification.ts';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { flowWithProps } from '../support/independent-upstream/flows.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';
import { LONG, longIf } from '../support/long.ts';
import { toPoints } from '../support/points.ts';
import { english, mozambique, shopOf } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';

const CARD =
  '[SCREEN-01] [ENTITY-66] [ENTITY-37] [CALL-22] [CALL-27] [CALL-28] a card, where the buyer comes from, and an offer';

const LINK = ['getProductConfig', 'getSeller'];
const ASKED = [...LINK, 'createLead', 'getProductV1'];
const SCHOOLS = ['getFranchiseRegions', 'getFranchiseCities', 'getFranchiseUnits'];

/** A way through the product, and the calls that it makes. */
interface Story {
  calls: string[];
  play(visit: Visit, upstream: Upstream): Promise<void>;
}

const bodiesOf = ({ seen }: Upstream, call: string) =>
  seen.filter((one) => one.call === call).map(({ body }) => body);

const select = ({ page }: Visit, name: string, value: string) =>
  page.getByRole('combobox', { name }).selectOption(value);

/** Opens a screen without a lead and pays there by card. */
async function payAt(visit: Visit, path: string, to: string): Promise<void> {
  const { payment, lead, buyer } = visit;
  await visit.open(path, english, 'partner=escola-1');
  if (path.startsWith('/payment')) await lead.fill(buyer, english);
  else await payment.priced();
  await payment.fill(cards.approved, buyer, english);
  await payment.submit.click();
  await visit.at(to);
}

const STORIES: Record<string, Story> = {
  [CARD]: {
    calls: [...ASKED, 'payV2', 'sendReferer', 'verifyCard'],
    async play(visit, upstream) {
      const { page, payment } = visit;
      await visit.toPayment(english, 'seller=ana&source=campanha-x-9&voucher=V1');
      await expect(page).toHaveTitle('Checkout - Curso de Outra Casa');
      await expect(page.getByText('Atendimento: Loja da Ana')).toBeVisible();
      await payment.fill(cards.approved, visit.buyer, english);
      await payment.priced();
      const option = payment.installments.getByRole('option').last();
      await expect(option).toHaveText(/^12x de R\$\s55,00 com juros$/);
      await payment.installments.selectOption('12');
      await expect(page.getByText(/12x de R\$\s55,00 · total R\$\s660,00/).first()).toBeVisible();
      await visit.confirm();
      await expect(visit.success.access).toHaveAttribute('href', /^https:.*token=tok-1$/);
      await expect(page.getByText('Ambiente de demonstração')).toHaveCount(0);
      const link = { seller: 'ana', source: 'campanha-x-9', voucher: 'V1', operation: 'BR' };
      const method = { type: 'creditcard', amount: 660, installments: 12 };
      const sent = { ...link, amount: 660, paymentMethods: [method], sfLeadId: 'L-1' };
      expect(bodiesOf(upstream, 'createLead')).toMatchObject([{ ...link, product: 'WUP' }]);
      expect(bodiesOf(upstream, 'payV2')).toMatchObject([{ ...sent, planId: 'p-77' }]);
      const [seller] = upstream.seen.filter(({ call }) => call === 'getSeller');
      expect(seller!.query).toEqual({ seller: 'ana', operation: 'BR', product: 'WUP' });
      for (const { headers } of upstream.seen) expect(headers.appversion).toBe(pkg.version);

      await select(visit, 'Como você nos conheceu?', 'Google');
      await expect(page.getByText('Obrigado por responder!')).toBeVisible();
      await visit.open('/custom-offer', english);
      await visit.pay(english);
      const paths = upstream.seen.map(({ path }) => path);
      expect(paths).toContain('/api/v1/subscription/pp-1/referer');
      expect(paths).toContain('/api/v2/subscription/pp-1/custom-sale/verify-card');
      expect(bodiesOf(upstream, 'payV2')).toHaveLength(2);
    },
  },
  '[CALL-22] Pix': {
    calls: [...ASKED, 'payV2'],
    async play(visit, upstream) {
      await visit.passLead(english, '/pix', 'route=pix');
      await visit.pix.ask();
      await expect(visit.pix.code).toHaveValue(/^000201.*6304[0-9A-F]{4}$/);
      await visit.pix.next.click();
      await visit.at('/success');
      expect(bodiesOf(upstream, 'payV2')).toMatchObject([{ paymentMethods: [{ type: 'pix' }] }]);
    },
  },
  '[CALL-22] a bank slip': {
    calls: [...ASKED, 'updateLead', 'payV2'],
    async play(visit, upstream) {
      await visit.toPayment(english, 'route=bankslip');
      await visit.payment.priced();
      await visit.payment.cpf.fill(visit.buyer.cpf);
      await visit.boleto.issue.click();
      await visit.at('/success');
      await expect(visit.boleto.line).toHaveValue(/^[\d .]{47,}$/);
      expect(bodiesOf(upstream, 'payV2')).toMatchObject([{ paymentMethods: [{ type: 'boleto' }] }]);
    },
  },
  '[CALL-22] [CONST-36] points': {
    calls: [...ASKED, 'updateLead', 'payV2'],
    async play(visit, upstream) {
      upstream.answers.product.plans[0]!.points = 31500;
      await toPoints(visit, shopOf('WUP', '&route=livelo'));
      await expect(visit.payment.summary).toContainText('31.500 pontos');
      await visit.confirm();
      const paymentMethods = [{ type: 'livelo', amount: 31500 }];
      expect(bodiesOf(upstream, 'payV2')).toMatchObject([{ amount: 600, paymentMethods }]);
    },
  },
  '[CALL-10] a ticket': {
    calls: [...ASKED, 'getTickets', 'payV2'],
    async play(visit, upstream) {
      const event = shopOf('WSP');
      await visit.open('/lead', event);
      await visit.lead.fillPerson(visit.buyer, event);
      await visit.lead.submit.click();
      await visit.page.getByRole('radio', { name: /Frisa da casa/ }).check();
      await expect(visit.payment.summary).toContainText('900,00');
      await visit.pay(event);
      expect(bodiesOf(upstream, 'payV2')).toMatchObject([{ planId: 'p-78', amount: 900 }]);
    },
  },
  '[CALL-16] [CALL-17] a school and its contract': {
    calls: [...ASKED, ...SCHOOLS, 'updateLead', 'getContract', 'payV2', 'generateContract'],
    async play(visit, upstream) {
      const school = shopOf('ESCOLACONQUER', '&flowId=escola');
      await visit.passLead(school, '/select-school');
      await select(visit, 'Região', 'Norte da casa');
      await select(visit, 'Cidade', 'Cidade da casa');
      await select(visit, 'Unidade', 'Unidade da casa');
      await visit.lead.press('Continuar');
      await visit.lead.press('Ler o contrato');
      await expect(visit.page.getByRole('dialog')).toContainText('Contrato de outra casa');
      await visit.page.keyboard.press('Escape');
      await visit.pay(school);
      await expect.poll(() => upstream.seen.map(({ call }) => call)).toContain('generateContract');
    },
  },
  '[SCREEN-04] [CALL-20] [CALL-21] a phone that is checked': {
    calls: [...ASKED, 'sendSms', 'validatePhone', 'payV2'],
    async play(visit) {
      await visit.passLead(english, '/phone-verification', 'flowId=telefone');
      await visit.lead.field('Código recebido por SMS').fill('123456');
      await visit.lead.press('Continuar');
      await visit.pay(english);
    },
  },
  '[CALL-08] [CALL-09] [CALL-11] a link that names only a plan': {
    calls: [...LINK, 'getPlanProduct', 'createLead', 'getProductV2', 'payV2'],
    async play(visit, { seen }) {
      const plan = { ...english, query: 'oferta=p-77' };
      await visit.buy(plan);
      const config = seen.find(({ call }) => call === 'getProductConfig')!;
      expect(config.path).toBe('/api/v1/product/WUP/config');
      expect(config.query).toEqual({ planId: 'p-77' });
    },
  },
  'a card with its address in Mozambique': {
    calls: [...ASKED, 'updateLead', 'payV2'],
    async play(visit, upstream) {
      await visit.buy(mozambique);
      expect(bodiesOf(upstream, 'payV2')).toMatchObject([{ operation: 'MZ', amount: 18720 }]);
    },
  },
  '[CALL-24] an invoice': {
    calls: [...LINK, 'payV1'],
    async play(visit, upstream) {
      await payAt(visit, '/payment/fatura-9', '/success-invoice');
      expect(bodiesOf(upstream, 'payV1')).toMatchObject([{ invoiceId: 'fatura-9' }]);
    },
  },
  '[CALL-25] recovery of a subscription': {
    calls: [...LINK, 'getProductV1', 'renewV1'],
    play: (visit) => payAt(visit, '/recovery/assinatura-9', '/success'),
  },
  '[CALL-26] renewal of a subscription': {
    calls: [...LINK, 'getProductV1', 'renewV2'],
    play: (visit) => payAt(visit, '/renew/assinatura-9', '/success'),
  },
};

const sorted = (names: Iterable<string | undefined>) => [...new Set(names)].sort();

test('the stories make every call of section 7', () => {
  const made = Object.values(STORIES).flatMap(({ calls }) => calls);
  expect(sorted(made)).toEqual(sorted(SPECIFIED.map(({ id }) => id)));
});

for (const [title, { calls, play }] of Object.entries(STORIES)) {
  test(
    `[CALL-37] someone else’s upstream: ${title}`,
    longIf(title !== CARD),
    async ({ visit, upstream }) => {
      await play(visit, upstream);
      expect(sorted(upstream.seen.map(({ call }) => call))).toEqual(sorted(calls));
    },
  );
}

test(
  '[FLOW-02] [SCREEN-05] a flow of all steps is walked in its order',
  LONG,
  async ({ visit, upstream }) => {
    const way =
      'lead phone-verification video presentation order-bump-presentation payment success';
    const upsell = 'upsell-presentation payment/upsell success/upsell';
    const all = flowWithProps('default', `${way} ${upsell}`, {
      'order-bump-presentation': { orderBump: { planId: 'p-77' } },
    });
    const flow = { ...all, props: { upsell: { dsProductId: 'ds-live' } } };
    upstream.answers.config.checkoutFlow.flows = [flow];
    await visit.passLead(english, '/phone-verification');
    await visit.page.getByRole('textbox').fill('123456');
    for (const [button, next] of [
      ['Continuar', '/video'],
      ['Continuar', '/presentation'],
      ['Continuar', '/order-bump-presentation'],
      ['Quero adicionar', '/payment'],
    ] as const) {
      await visit.lead.press(button);
      await visit.at(next);
    }
    await visit.pay(english);
    // The presentation would only ask the same again, to whoever has accepted on success.
    await visit.lead.press('Quero aproveitar');
    await visit.at('/payment/upsell');
    await visit.pay(english, '/success/upsell');
    expect(bodiesOf(upstream, 'payV2')).toMatchObject([
      { productCode: 'WUP', amount: 1200 },
      { productCode: 'LIVE', amount: 600 },
    ]);
  },
);
