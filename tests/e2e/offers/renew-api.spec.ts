import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { CONFIG } from '../support/independent-upstream/answers.ts';
import { english } from '../support/shops.ts';

const RENEWED = { status: 200, json: { data: { token: 'tok-2', paymentProfileIds: [] } } };

for (const [screen, renewApi, shape] of [
  ['renew', 'v1', 'paymentMethod'],
  ['recovery', 'v2', 'paymentMethods'],
] as const) {
  test(`[ROUTE-17] [ROUTE-18] a step of ${screen}/[id] may say that ${renewApi} renews`, async ({
    visit,
    upstream,
    buyer,
  }) => {
    const step = { id: 's', templateId: `/${screen}/:id`, props: { renewApi } };
    const [flow] = CONFIG.checkoutFlow.flows;
    const flows = [{ ...flow, steps: [...flow!.steps, step] }];
    const json = { ...CONFIG, checkoutFlow: { flows } };
    upstream.replies.set('GET /api/v1/product/WUP/config', { status: 200, json });
    const call = `/api/${renewApi}/subscription/abc123/renew`;
    upstream.replies.set(`POST ${call}`, RENEWED);
    await visit.open(`/${screen}/abc123`, english);
    const { payment } = visit;
    await expect(payment.summary).toContainText(/R\$\s600,00/);
    await payment.fill(cards.approved, buyer, english);
    await payment.submit.click();
    await visit.at('/success');
    const posts = upstream.seen.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path }) => path)).toEqual([call]);
    expect(posts[0]!.body).toHaveProperty(shape);
  });
}
