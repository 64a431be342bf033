import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { LONG } from '../support/long.ts';
import { english, shopOf } from '../support/shops.ts';
import { bodyOf, booked, readShown } from '../support/shown.ts';

const club = shopOf('CCLUB');
const live = shopOf('LIVE');

for (const sums of [{ total: 97 }, { count: 3, each: 32.33, total: 97 }]) {
  const way = String(sums.count ?? 1);
  test(
    `an upsell in ${way}: what is shown after the purchase is what is charged besides`,
    LONG,
    async ({ visit, buyer, sandbox }) => {
      const { payment } = visit;
      await visit.buy(club);
      await payment.button('Quero aproveitar').click();
      await visit.at('/payment/upsell');
      await payment.fill(cards.approved, buyer, club);
      await payment.priced();
      await payment.installments.selectOption(way);
      expect(await readShown(visit)).toEqual(sums);
      await payment.submit.click();
      await visit.at('/success/upsell');
      const [, upsell] = (await sandbox.calls('payV2')).map(({ body }) => body);
      expect(upsell).toMatchObject({ voucher: 'MEMBRO50', ...bodyOf(sums) });
      expect(booked(await sandbox.state()).at(-1)).toBe(97);
    },
  );
}

for (const path of ['/custom-offer', '/payment/upgrade']) {
  test(
    `${path} after a purchase: what is shown is what is charged`,
    LONG,
    async ({ visit, buyer, sandbox }) => {
      const { payment } = visit;
      await visit.buy(english);
      await visit.open(path, english);
      await payment.fill(cards.approved, buyer, english);
      expect(await readShown(visit)).toEqual({ total: 958.8 });
      await payment.submit.click();
      await visit.at('/success');
      const [, besides] = (await sandbox.calls('payV2')).map(({ body }) => body);
      expect(besides).toMatchObject(bodyOf({ total: 958.8 }));
      expect(booked(await sandbox.state())).toEqual([958.8, 958.8]);
    },
  );
}

for (const [profiles, total] of [
  ['1 perfil', 1188],
  ['2 perfis', 1788],
  ['4 perfis', 2988],
] as const) {
  test(
    `LIVE with ${profiles}: what is shown is what is charged`,
    LONG,
    async ({ page, visit, buyer, sandbox }) => {
      await visit.open('/lead', live);
      await visit.lead.send(buyer, live);
      await visit.at('/multiprofile-presentation');
      await page.locator('label').filter({ hasText: profiles }).click();
      await visit.lead.button('Continuar').click();
      await visit.at('/payment');
      await visit.payment.fill(cards.approved, buyer, live);
      expect(await readShown(visit)).toEqual({ total });
      await visit.payment.submit.click();
      await visit.at('/success');
      expect(await sandbox.onlyBody('payV2')).toMatchObject(bodyOf({ total }));
      expect(booked(await sandbox.state())).toEqual([total]);
    },
  );
}
