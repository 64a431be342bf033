import { expect, test } from '../support/independent-upstream/fixtures.ts';
import {
  applySwitches,
  leadAnswers,
  methodsUnsaid,
  nullEntries,
  oddInstallment,
  pixCodeOver,
  planWithoutId,
  planWithoutPrice,
  type Switch,
} from '../support/independent-upstream/switches.ts';
import { longIf } from '../support/long.ts';
import { english } from '../support/shops.ts';

/** Answers of a real upstream on a bad day: the rest of the answer is sold all the same. */
const ODD: [what: string, change: Switch, isLong?: true][] = [
  ['an instalment whose number cannot be told', oddInstallment],
  ['a plan without a price', planWithoutPrice, true],
  ['a plan without an id', planWithoutId, true],
  ['null in its lists', nullEntries, true],
  ['neither product nor plans that say how to pay', methodsUnsaid, true],
  ['a lead without a body', leadAnswers('empty'), true],
  ['a lead with 204', leadAnswers('no-content'), true],
  ['a lead without an id', leadAnswers('no-id'), true],
  ['a lead whose id stands outside data', leadAnswers('plain'), true],
];

for (const [what, change, isLong] of ODD) {
  test(
    `someone else’s upstream answers ${what}: the sale goes on`,
    longIf(isLong === true),
    async ({ visit, upstream, noise }) => {
      // Every item that is left out is reported.
      noise.expect(/console (error|warning): /);
      applySwitches(upstream, change);
      await visit.buy(english);
      const [payment] = upstream.seen.filter(({ path }) => path === '/api/v2/payment');
      expect(payment!.body).toMatchObject({ planId: 'p-77' });
      expect(upstream.taken).toHaveLength(1);
    },
  );
}

test('[SCREEN-30] someone else’s upstream grants a Pix discount: the amount of the code is shown', async ({
  page,
  visit,
  buyer,
  upstream,
}) => {
  applySwitches(upstream, pixCodeOver(540));
  await visit.open('/lead', english, 'route=pix');
  await visit.lead.send(buyer, english);
  await visit.pix.ask();
  await expect(visit.pix.code).toHaveValue(/5406540\.00/);
  await expect(page.getByRole('main')).toContainText('540,00');
});
