import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

test('[SCREEN-40, ROUTE-19, FLOW-23] the error page leads back', async ({ visit, sandbox }) => {
  const { page, buyer } = visit;
  await visit.open('/generic-error', english);
  await expect(page.getByText(GENERAL_ERROR)).toBeVisible();
  expect((await sandbox.state()).requests).toEqual([]);
  await page.getByRole('link', { name: 'Tentar novamente' }).click();
  await visit.at('/lead');
  expect(new URL(page.url()).search).toBe(`?product=WUP&visita=${buyer.id}`);
});

test('[ERROR-06, ERROR-07, STATE-13] the seller lookup fails: a line on the console, error page', async ({
  page,
  visit,
  buyer,
  noise,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  noise.expect(/config or seller: /);
  await page.goto(visit.link('/lead', english, 'voucher=A&source=quebrado'));
  await visit.at('/generic-error');
  const query = `?product=WUP&voucher=A&source=quebrado&visita=${buyer.id}`;
  expect(new URL(page.url()).search).toBe(query);
  const line =
    /^config or seller: Request failed with status code 500 \(GET \/api\/v1\/seller\/\{\w+\}\)$/;
  await expect.poll(() => said).toEqual([expect.stringMatching(line)]);
  // The next time that the buyer gets here, it was not this failure.
  await page.reload();
  await visit.at('/generic-error');
  expect(said).toHaveLength(1);
});

test('[ROUTE-40] a link straight to payment asks for the lead', async ({ visit, sandbox }) => {
  const { buyer } = visit;
  await visit.open('/payment', english);
  const [name, number] = [visit.lead.name, visit.payment.number];
  const above = (await name.boundingBox())!.y < (await number.boundingBox())!.y;
  expect(above).toBe(true);
  await visit.lead.fill(buyer, english);
  await visit.pay(english);
  expect(await sandbox.writes()).toEqual(['createLead', 'payV2']);
  expect(await sandbox.chargeCount()).toBe(1);
});
