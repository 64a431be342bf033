import { cards } from '../support/buyer.ts';
import { expect, PHONE, type test as sharedServer } from '../support/fixtures.ts';
import { longIf } from '../support/long.ts';
import { answeredWith } from '../support/noise.ts';
import { toPoints } from '../support/points.ts';
import { english, examPrep, mozambique, shopOf, type Shop } from '../support/shops.ts';
import { bodyOf, booked, readShown, written, type Shown } from '../support/shown.ts';
import type { Visit } from '../support/visit.ts';

/** Instalments without and with interest, an order bump, and a coupon field. */
const mentoring = shopOf('VC');
const club = shopOf('CCLUB');

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
  const test = (title: string, isLong: boolean, body: Body) => {
    if (isWhole || !isLong) sharedTest(title, longIf(isLong || !isWhole), body);
  };

  // By hand, from the plans that sandbox.json sells: 597 at once, 12 times 59.70 with 119.40 of interest; the order
  // bump adds 47, in as many parts; the voucher METADE halves all of them.
  const inTwelve = { count: 12, each: 59.7, total: 716.4 };
  const halved = [{ total: 298.5 }, { count: 12, each: 29.85, total: 358.2 }];
  const withBump: Shown[] = [
    { total: 644 },
    { count: 2, each: 322, total: 644 },
    { count: 3, each: 214.67, total: 644 },
    { count: 6, each: 107.33, total: 644 },
    { count: 12, each: 63.62, total: 763.4 },
  ];
  const without = [inTwelve, { count: 2, each: 298.5, total: 597 }, { total: 597 }];
  const inThree = { count: 3, each: 99.5, total: 298.5 };
  const halvedWithBump = [{ total: 322 }, { count: 12, each: 31.81, total: 381.7 }];
  const examInTwelve = [{ total: 499 }, { count: 12, each: 41.58, total: 499 }];
  const byCard: [shop: Shop, more: string, takesBump: boolean, ways: readonly Shown[]][] = [
    [mentoring, '', true, withBump],
    [mentoring, '', false, without],
    [mentoring, 'voucher=METADE', false, [...halved, inThree]],
    [mentoring, 'voucher=METADE', true, halvedWithBump],
    [examPrep, '', false, examInTwelve],
  ];
  for (const [shop, more, takesBump, ways] of byCard) {
    const paid = ways.at(-1)!;
    test(
      `[SCREEN-25] ${shop.productCode} ${more}${takesBump ? ' with the order bump' : ''}: each way says its total, and in ${paid.count ?? 1} the shown total is sent, booked and on the receipt`,
      !(shop === mentoring && more === '' && takesBump),
      async ({ page, visit, buyer, sandbox }) => {
        await page.setViewportSize(PHONE);
        await toPayment(visit, shop, more, takesBump);
        await visit.payment.fill(cards.approved, buyer, shop);
        await visit.payment.priced();
        for (const way of ways) {
          await visit.payment.installments.selectOption(String(way.count ?? 1));
          expect(await readShown(visit)).toEqual(way);
        }
        await visit.payment.submit.click();
        await visit.at('/success');
        expect(await sandbox.onlyBody('payV2')).toMatchObject(bodyOf(paid));
        expect(booked(await sandbox.state())).toEqual([paid.total]);
        const receipt = page.getByRole('definition');
        await expect(receipt.filter({ hasText: written(paid.total) }).last()).toBeVisible();
      },
    );
  }

  test(
    'a coupon lowers price and charge, a wrong one loses nothing typed',
    false,
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
      expect(full.total).toBe(597);
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
      const lowered = { count: 12, each: 29.85, total: 358.2 };
      expect(await readShown(visit)).toEqual(lowered);
      await payment.submit.click();
      await visit.at('/success');
      const expected = { voucher: 'METADE', ...bodyOf(lowered) };
      expect(await sandbox.onlyBody('payV2')).toMatchObject(expected);
      expect(booked(await sandbox.state())).toEqual([358.2]);
    },
  );

  test('a coupon, by Pix: the code is over the lowered price', true, async ({ visit, sandbox }) => {
    const coupon = couponOf(visit);
    await toPayment(visit, club, 'route=pix');
    expect(await readShown(visit)).toEqual({ total: 597 });
    await coupon.apply('METADE');
    await expect(coupon.said).toHaveText(/^Cupom METADE aceito/);
    expect(await readShown(visit)).toEqual({ total: 298.5 });
    await visit.pix.ask();
    await expect(visit.pix.picture).toBeVisible();
    expect(await sandbox.onlyBody('payV2')).toMatchObject({
      voucher: 'METADE',
      amount: 298.5,
      paymentMethods: [{ type: 'pix', amount: 298.5 }],
    });
    expect(booked(await sandbox.state())).toEqual([298.5]);
  });

  for (const [more, total] of [
    ['route=pix', 597],
    ['route=pix&voucher=METADE', 298.5],
  ] as const) {
    test(
      `Pix by ${more}: what is shown is what is charged`,
      more !== 'route=pix&voucher=METADE',
      async ({ visit, sandbox }) => {
        await toPayment(visit, mentoring, more);
        expect(await readShown(visit)).toEqual({ total });
        await visit.pix.ask();
        await expect(visit.pix.picture).toBeVisible();
        const body = await sandbox.onlyBody('payV2');
        expect(body).toMatchObject({ amount: total, paymentMethods: [{ amount: total }] });
        expect(booked(await sandbox.state())).toEqual([total]);
      },
    );
  }

  test(
    'Pix after a look at instalments with interest is cheaper',
    true,
    async ({ page, visit, sandbox }) => {
      await toPayment(visit, mentoring, '');
      await visit.payment.priced();
      await visit.payment.installments.selectOption('12');
      expect(await readShown(visit)).toEqual({ count: 12, each: 59.7, total: 716.4 });
      await page.getByRole('radio', { name: 'Pix', exact: true }).click();
      await visit.at('/pix');
      expect(await readShown(visit)).toEqual({ total: 597 });
      await visit.pix.ask();
      await expect(visit.pix.picture).toBeVisible();
      const body = await sandbox.onlyBody('payV2');
      expect(body).toMatchObject({ amount: 597, paymentMethods: [{ amount: 597 }] });
      expect(booked(await sandbox.state())).toEqual([597]);
    },
  );

  test('a bank slip: what is shown is what is charged', false, async ({ visit, sandbox }) => {
    const { buyer } = visit;
    await toPayment(visit, english, 'route=bankslip&voucher=METADE');
    expect(await readShown(visit)).toEqual({ total: 479.4 });
    await visit.payment.cpf.fill(buyer.cpf);
    await visit.boleto.issue.click();
    await visit.at('/success');
    expect(await sandbox.onlyBody('payV2')).toMatchObject({ amount: 479.4 });
    expect(booked(await sandbox.state())).toEqual([479.4]);
  });

  for (const [more, total] of [
    ['', 38_500],
    ['&voucher=METADE', 19_250],
  ] as const) {
    test(`points${more}: as many as are shown are spent`, true, async ({ visit, sandbox }) => {
      await toPoints(visit, { ...english, query: `${english.query}&route=livelo${more}` });
      expect(await readShown(visit)).toEqual({ total });
      await visit.payment.submit.click();
      await visit.at('/success');
      expect(await sandbox.onlyBody('payV2')).toMatchObject({
        paymentMethods: [{ type: 'livelo', amount: total }],
      });
    });
  }

  for (const voucher of ['', 'voucher=BLACKNOVEMBER', 'voucher=TRIAL7', 'voucher=TRIAL3M']) {
    test(
      `Mozambique ${voucher}: the total is what is charged`,
      voucher !== 'voucher=TRIAL7',
      async ({ page, visit, buyer, sandbox }) => {
        await toPayment(visit, mozambique, voucher);
        await visit.payment.fill(cards.approved, buyer, mozambique);
        // The annual plan of the product answer: 18720 in minor units.
        expect(await readShown(visit)).toEqual({ total: 187.2 });
        await expect(page.getByText('Cobrança de hoje')).toHaveCount(0);
        await visit.payment.confirm(mozambique);
        await visit.at('/success');
        expect(await sandbox.onlyBody('payV2')).toMatchObject({ amount: 18_720 });
        expect(booked(await sandbox.state())).toEqual([18_720]);
        await expect(page.getByRole('definition').filter({ hasText: '187,20' })).toBeVisible();
      },
    );
  }
}
