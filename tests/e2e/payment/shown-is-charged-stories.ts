import { cards } from '../support/buyer.ts';
import { expect, PHONE, type test as sharedServer } from '../support/fixtures.ts';
import { longIf } from '../support/long.ts';
import { answeredWith } from '../support/noise.ts';
import { toPoints } from '../support/points.ts';
import { english, examPrep, mozambique, type Shop } from '../support/shops.ts';
import { readShown, type Shown } from '../support/shown.ts';
import type { Visit } from '../support/visit.ts';

const shopOf = (key: string): Shop => ({
  ...english,
  title: key,
  productCode: key,
  query: `product=${key}`,
});
/** Instalments without and with interest, an order bump, and a coupon field. */
const mentoring = shopOf('VC');
const club = shopOf('CCLUB');
const MINOR = 100;

/** From the link to the payment; an order bump on the way is taken or declined. */
async function toPayment(visit: Visit, shop: Shop, more: string, takesBump = false) {
  await visit.open('/lead', shop, more);
  await visit.lead.send(visit.buyer, shop);
  if (shop === mentoring) {
    await visit.at('/order-bump-presentation');
    await visit.lead.button(takesBump ? 'Quero adicionar' : 'Não, obrigado').click();
  }
  await visit.at(more.includes('route=pix') ? '/pix' : '/payment');
}

/** The field for a coupon, what it says, and the buttons beside it. */
function couponOf({ page, payment }: Visit) {
  const code = payment.field(/^Cupom de desconto/);
  return {
    code,
    said: page.getByRole('status').filter({ hasText: /cupom/i }),
    async apply(text: string) {
      await code.fill(text);
      await payment.button('Aplicar').click();
    },
  };
}

/** The part of a payment's body that says what is charged. */
const bodyOf = ({ total, count = 1 }: Shown) => ({
  amount: total,
  paymentMethods: [{ amount: total, installments: count }],
});

interface Details {
  isLong: boolean;
}
type Body = Parameters<typeof sharedServer>[2];

const REFUSED = /não existe, já expirou ou não vale/;

/** The stories of `npm test`, those of each case besides, or one of each kind on a server of another setting. */
type Extent = 'short and long' | 'one of each kind';

/**
 * A first-time buyer's path: the sum that stood on screen before the button is the sum in the request, for each
 * offer, voucher and method, and every way to pay in instalments says a total of its own.
 */
export function tellShownIsCharged(sharedTest: typeof sharedServer, extent: Extent): void {
  const isWhole = extent === 'short and long';
  /** A test that runs, of those that repeat another, only where all of them do. */
  const test = (title: string, details: Details, body: Body) => {
    if (isWhole || !details.isLong) sharedTest(title, longIf(details.isLong || !isWhole), body);
  };
  const long = (isLong: boolean): Details => ({ isLong });

  const byCard: [shop: Shop, more: string, takesBump: boolean, ways: readonly string[]][] = [
    [mentoring, '', true, ['1', '2', '3', '6', '12']],
    [mentoring, '', false, ['12', '6', '3', '2', '1']],
    [mentoring, 'voucher=METADE', false, ['1', '2', '6', '12', '3']],
    [mentoring, 'voucher=METADE', true, ['1', '12']],
    [examPrep, '', false, ['1', '12']],
  ];
  for (const [shop, more, takesBump, ways] of byCard) {
    const last = ways.at(-1)!;
    test(
      `[SCREEN-25] ${shop.productCode} ${more}${takesBump ? ' with the order bump' : ''}: each way says its total, and in ${last} the shown total is charged`,
      long(!(shop === mentoring && more === '' && takesBump)),
      async ({ page, visit, buyer, sandbox }) => {
        await page.setViewportSize(PHONE);
        await toPayment(visit, shop, more, takesBump);
        await visit.payment.fill(cards.approved, buyer, shop);
        await visit.payment.priced();
        let shown: Shown = { total: 0 };
        for (const way of ways) {
          await visit.payment.installments.selectOption(way);
          shown = await readShown(visit);
          const { total, count = 1, each = total } = shown;
          expect(String(count)).toBe(way);
          expect(Math.abs(each * count - total)).toBeLessThan(count / 100);
        }
        await visit.payment.submit.click();
        await visit.at('/success');
        expect(await sandbox.onlyBody('payV2')).toMatchObject(bodyOf(shown));
        expect(await sandbox.chargeCount()).toBe(1);
      },
    );
  }

  test(
    'a coupon: the right code lowers price and charge, any other one gets its sentence and loses nothing typed',
    long(false),
    async ({ page, visit, buyer, sandbox, noise }) => {
      noise.expect(answeredWith(410, 'product'));
      const { payment } = visit;
      const coupon = couponOf(visit);
      await page.route(/\/product\/.*voucher=VENCIDO/, (route) =>
        route.fulfill({ status: 410, json: { message: 'expired' } }),
      );
      await toPayment(visit, mentoring, '');
      await payment.fill(cards.approved, buyer, mentoring);
      const full = await readShown(visit);
      for (const code of ['NAOEXISTE', 'VENCIDO']) {
        await coupon.apply(code);
        await expect(coupon.said).toHaveText(REFUSED);
        await expect(coupon.code).toHaveValue(code);
        expect(await readShown(visit)).toEqual(full);
      }
      await coupon.apply('METADE');
      await expect(coupon.said).toHaveText(/^Cupom METADE aceito/);
      await expect(payment.number).toHaveValue(cards.approved.shown);
      await expect(payment.holder).toHaveValue('ANA LIMA');
      await payment.installments.selectOption('12');
      const lowered = await readShown(visit);
      expect(lowered.total).toBeLessThan(full.total);
      await payment.submit.click();
      await visit.at('/success');
      const expected = { voucher: 'METADE', ...bodyOf(lowered) };
      expect(await sandbox.onlyBody('payV2')).toMatchObject(expected);
    },
  );

  test(
    'a coupon of another brand, by Pix: the code is made for the price that it lowered',
    long(true),
    async ({ visit, sandbox }) => {
      const coupon = couponOf(visit);
      await toPayment(visit, club, 'route=pix');
      const full = await readShown(visit);
      await coupon.apply('METADE');
      await expect(coupon.said).toHaveText(/^Cupom METADE aceito/);
      const { total } = await readShown(visit);
      expect(total).toBe(full.total / 2);
      await visit.pix.ask();
      await expect(visit.pix.picture).toBeVisible();
      expect(await sandbox.onlyBody('payV2')).toMatchObject({
        voucher: 'METADE',
        amount: total,
        paymentMethods: [{ type: 'pix', amount: total }],
      });
    },
  );

  for (const more of ['route=pix', 'route=pix&voucher=METADE']) {
    test(
      `Pix by ${more}: what is shown is what is charged, whatever instalments a card has`,
      long(more !== 'route=pix&voucher=METADE'),
      async ({ visit, sandbox }) => {
        await toPayment(visit, mentoring, more);
        const { total } = await readShown(visit);
        await visit.pix.ask();
        await expect(visit.pix.picture).toBeVisible();
        const body = await sandbox.onlyBody('payV2');
        expect(body).toMatchObject({ amount: total, paymentMethods: [{ amount: total }] });
      },
    );
  }

  test(
    'Pix after instalments with interest were looked at: it is shown and charged cheaper',
    long(true),
    async ({ page, visit, sandbox }) => {
      await toPayment(visit, mentoring, '');
      await visit.payment.priced();
      await visit.payment.installments.selectOption('12');
      const byCard = await readShown(visit);
      await page.getByRole('radio', { name: 'Pix', exact: true }).click();
      await visit.at('/pix');
      const { total } = await readShown(visit);
      expect(total).toBeLessThan(byCard.total);
      await visit.pix.ask();
      await expect(visit.pix.picture).toBeVisible();
      const body = await sandbox.onlyBody('payV2');
      expect(body).toMatchObject({ amount: total, paymentMethods: [{ amount: total }] });
    },
  );

  test(
    'a bank slip: what is shown is what is charged',
    long(false),
    async ({ visit, buyer, sandbox }) => {
      await toPayment(visit, english, 'route=bankslip&voucher=METADE');
      const { total } = await readShown(visit);
      await visit.payment.cpf.fill(buyer.cpf);
      await visit.boleto.issue.click();
      await visit.at('/success');
      expect(await sandbox.onlyBody('payV2')).toMatchObject({ amount: total });
    },
  );

  for (const more of ['', '&voucher=METADE']) {
    test(
      `points${more}: as many as are shown are spent`,
      long(true),
      async ({ visit, sandbox }) => {
        await toPoints(visit, { ...english, query: `${english.query}&route=livelo${more}` });
        const { total } = await readShown(visit);
        await visit.payment.submit.click();
        await visit.at('/success');
        expect(await sandbox.onlyBody('payV2')).toMatchObject({
          paymentMethods: [{ type: 'livelo', amount: total }],
        });
      },
    );
  }

  for (const way of ['1', '3']) {
    test(
      `an upsell in ${way}: what is shown after the purchase is what is charged besides`,
      long(true),
      async ({ visit, buyer, sandbox }) => {
        const { payment } = visit;
        await visit.buy(club);
        await payment.button('Quero aproveitar').click();
        await visit.at('/payment/upsell');
        await payment.fill(cards.approved, buyer, club);
        await payment.priced();
        await payment.installments.selectOption(way);
        const shown = await readShown(visit);
        await payment.submit.click();
        await visit.at('/success/upsell');
        const [, upsell] = (await sandbox.calls('payV2')).map(({ body }) => body);
        expect(upsell).toMatchObject({ voucher: 'MEMBRO50', ...bodyOf(shown) });
      },
    );
  }

  for (const path of ['/custom-offer', '/payment/upgrade']) {
    test(
      `${path} after a purchase: what is shown is what is charged`,
      long(true),
      async ({ visit, buyer, sandbox }) => {
        const { payment } = visit;
        await visit.buy(english);
        await visit.open(path, english);
        await payment.fill(cards.approved, buyer, english);
        const shown = await readShown(visit);
        await payment.submit.click();
        await visit.at('/success');
        const [, besides] = (await sandbox.calls('payV2')).map(({ body }) => body);
        expect(besides).toMatchObject(bodyOf(shown));
      },
    );
  }

  for (const profiles of ['1 perfil', '2 perfis', '4 perfis']) {
    test(
      `LIVE with ${profiles}: what is shown is what is charged`,
      long(true),
      async ({ page, visit, buyer, sandbox }) => {
        const live = shopOf('LIVE');
        await visit.open('/lead', live);
        await visit.lead.send(buyer, live);
        await visit.at('/multiprofile-presentation');
        await page.locator('label').filter({ hasText: profiles }).click();
        await visit.lead.button('Continuar').click();
        await visit.at('/payment');
        await visit.payment.fill(cards.approved, buyer, live);
        const shown = await readShown(visit);
        await visit.payment.submit.click();
        await visit.at('/success');
        expect(await sandbox.onlyBody('payV2')).toMatchObject(bodyOf(shown));
      },
    );
  }

  for (const voucher of ['', 'voucher=BLACKNOVEMBER', 'voucher=TRIAL7', 'voucher=TRIAL3M']) {
    test(
      `Mozambique ${voucher}: whatever the brand words, the total is what is charged, on the screen and on the receipt`,
      long(voucher !== 'voucher=TRIAL7'),
      async ({ page, visit, buyer, sandbox }) => {
        await toPayment(visit, mozambique, voucher);
        await visit.payment.fill(cards.approved, buyer, mozambique);
        // The annual plan of the product answer: 18720 in minor units.
        expect(await readShown(visit)).toEqual({ total: 187.2 });
        await expect(page.getByText('Cobrança de hoje')).toHaveCount(0);
        await visit.payment.confirm(mozambique);
        await visit.at('/success');
        expect(await sandbox.onlyBody('payV2')).toMatchObject({ amount: 187.2 * MINOR });
        await expect(page.getByRole('definition').filter({ hasText: '187,20' })).toBeVisible();
      },
    );
  }
}
