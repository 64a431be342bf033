import { expect, test } from '../support/fixtures.ts';

const STRANGER = 'http://stranger.example/';

test('whoever opens the checkout cannot lead it elsewhere', async ({ context, page, baseURL }) => {
  const address = `${baseURL}/lead?product=WUP`;
  const html = `<button onclick="opened = window.open('${address}')">Comprar</button>`;
  await context.route(STRANGER, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(STRANGER);
  const [checkout] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button').click(),
  ]);
  await expect(checkout.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await checkout.evaluate(() => window.opener)).toBeNull();
  await page.evaluate('opened.location = "about:blank"');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(checkout.url()).toBe(address);
});
