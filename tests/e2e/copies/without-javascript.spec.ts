import type { Page } from '@playwright/test';
import { PHONE } from '../support/fixtures.ts';
import { LONG } from '../support/long.ts';
import { examPrep, type Shop } from '../support/shops.ts';
import { expect, test } from './fixtures.ts';

const SCHOOL: Shop = {
  ...examPrep,
  folder: 'escolaconquer',
  productCode: 'ESCOLACONQUER',
  query: 'product=ESCOLACONQUER&flowId=escola',
  hasCpf: false,
};
const BUYER = 'Enviaremos o acesso para';

test.use({ javaScriptEnabled: false, viewport: PHONE });

// The browser then refuses what the page asks it to load beforehand.
test.beforeEach(({ noise }) =>
  noise.expect(/request failed: csp .*\/(brands|assets)\/[\w.-]+\.js/),
);

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continuar' });

test(
  'a visit without JavaScript changes the copy at every step, and nothing of it is lost',
  LONG,
  async ({ page, visit, buyer, balancer, copies, upstream }) => {
    const [one, two] = copies.map(({ origin }) => origin) as [string, string];
    balancer.turnTo(one);
    await page.goto(visit.link('/lead', SCHOOL));
    await visit.lead.fill(buyer, SCHOOL);
    balancer.turnTo(two);
    await visit.lead.submit.click();
    await visit.at('/select-school');
    for (const [at, name] of ['Região', 'Cidade', 'Unidade'].entries()) {
      await page.getByRole('combobox', { name }).selectOption({ index: 1 });
      balancer.turnTo(at % 2 === 0 ? one : two);
      await send(page).click();
    }
    await visit.at('/payment');
    await expect(page.getByText(BUYER)).toContainText('***');
    balancer.turnTo(two);
    await page.reload();
    await expect(page.getByText(BUYER)).toContainText('***');
    const posted = balancer.handed.filter(({ method }) => method === 'POST');
    expect(posted.map(({ copy }) => copy)).toEqual([two, one, two, one]);
    const [lead, ...more] = upstream.seen.filter(({ path }) => path === '/api/v1/lead');
    expect(lead?.body).toMatchObject({ email: buyer.email });
    expect(more).toEqual([]);
  },
);

test(
  'copies with different keys lose the visit of a buyer without JavaScript',
  LONG,
  async ({ page, visit, buyer, balancer, copies: [one], startCopy }) => {
    const other = await startCopy({ VISIT_KEY: Buffer.alloc(32, 7).toString('base64') });
    balancer.turnTo(one.origin);
    await page.goto(visit.link('/lead', SCHOOL));
    await visit.lead.fill(buyer, SCHOOL);
    await visit.lead.submit.click();
    await visit.at('/select-school');
    await page.goto(visit.link('/payment', SCHOOL));
    await expect(page.getByText(BUYER)).toContainText('***');
    balancer.turnTo(other.origin);
    await page.reload();
    await expect(visit.payment.heading).toBeVisible();
    await expect(page.getByText(BUYER)).not.toContainText('***');
  },
);
