import { runServer } from '../../../scripts/bench/run-server.ts';
import { cards } from '../support/buyer.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { PAYMENT_ERROR } from '../support/texts.ts';

const SCRIPT = '/captcha-of-a-provider.js';

/** The product where an administrator has named a captcha. */
const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, use) => {
      const env = { API_URL: '', ENVIRONMENT: 'test', CAPTCHA_SCRIPT: SCRIPT };
      const { origin, stop } = await runServer('start', env);
      await use(origin);
      stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
});

test('[CALL-22] each attempt to pay carries a captcha token of its own', async ({
  page,
  visit,
  sandbox,
  noise,
}) => {
  noise.expect(answeredWith(422, 'payment'));
  const body = 'let n = 0; export const token = async (action) => `${action}-${++n}`;';
  await page.route(`**${SCRIPT}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  const payment = await visit.toFilledPayment(english, cards.refused);
  await payment.confirm(english);
  await payment.fails(PAYMENT_ERROR);
  await payment.fillSecrets(cards.approved);
  await payment.confirm(english);
  await visit.at('/success');
  const sent = (await sandbox.calls('payV2')).map(({ body: one }) => one as object);
  expect(sent).toMatchObject([{ captchaToken: 'payV2-1' }, { captchaToken: 'payV2-2' }]);
});

test('a captcha that cannot be had stops no sale', async ({ page, visit, sandbox, noise }) => {
  noise.expect(/captcha/);
  await page.route(`**${SCRIPT}`, (route) => route.abort());
  await visit.buy(english);
  expect(await sandbox.onlyBody('payV2')).toHaveProperty('captchaToken', '');
});
