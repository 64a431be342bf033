import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect } from '../support/fixtures.ts';
import type { PaymentScreen } from '../support/models/payment.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { PAYMENT_ERROR } from '../support/texts.ts';
import type { Visit } from '../support/visit.ts';
import { test } from './captcha-shop.ts';

/** Tries all that a hostile provider would, and reports what it got. */
const SPY = `
  const reach = (name, get) => { try { get(); return name; } catch { return ''; } };
  const got = [
    reach('dom', () => parent.document.body.innerHTML),
    reach('storage', () => parent.sessionStorage.length),
    reach('address', () => parent.location.href),
    reach('navigation', () => { parent.location.href = 'about:blank'; }),
    document.cookie && 'cookie',
  ];
  const calls = await fetch('/api/v1/lead', { method: 'POST' }).then((r) => r.status, () => 0);
  return 'got:' + got.join('') + ':' + calls;`;

const CHALLENGE = `
  challenge.show({ width: 320, height: 200 });
  await new Promise((solve) => {
    const button = document.createElement('button');
    button.textContent = 'Sou uma pessoa';
    button.onclick = () => { button.remove(); solve(); };
    document.body.append(button);
  });
  challenge.hide();`;

/** Presses the button of a card form that is filled in; what comes next the captcha decides. */
async function confirmPayment(visit: Visit, card = cards.approved): Promise<PaymentScreen> {
  const payment = await visit.toFilledPayment(english, card);
  await payment.confirm(english);
  return payment;
}

const captchaFrame = (page: Page) => page.locator('iframe[title="Verificação de segurança"]');

test.beforeEach(({ provider }) => void (provider.body = ''));

test('[CALL-22] each attempt carries a token of its own', async ({ visit, sandbox, noise }) => {
  noise.expect(answeredWith(422, 'payment'));
  const payment = await confirmPayment(visit, cards.refused);
  await payment.fails(PAYMENT_ERROR);
  await visit.payAgain(english);
  const sent = (await sandbox.calls('payV2')).map(({ body: one }) => one as object);
  expect(sent).toMatchObject([{ captchaToken: 'payV2-1' }, { captchaToken: 'payV2-2' }]);
});

test('the script of a provider reaches nothing of the page, and no call of ours', async ({
  page,
  visit,
  sandbox,
  provider,
  noise,
}) => {
  // Chromium reports the blocked navigation, and the call that the captcha's host refuses.
  noise.expect(/Unsafe attempt to initiate navigation|status of 404 .*\/api\/v1\/lead/);
  provider.body = SPY;
  await visit.buy(english);
  expect(await sandbox.onlyBody('payV2')).toHaveProperty('captchaToken', 'got::404');
  await expect(page).toHaveURL(/\/success/);
});

test('a challenge shows, and goes once it is solved', async ({ visit, sandbox, provider }) => {
  const { page } = visit;
  provider.body = CHALLENGE;
  await confirmPayment(visit);
  const dialog = page.getByRole('dialog', { name: 'Verificação de segurança' });
  await expect(dialog).toBeVisible();
  await expect(captchaFrame(page)).toBeFocused();
  expect(await captchaFrame(page).boundingBox()).toMatchObject({ width: 320, height: 200 });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.frameLocator('iframe').getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveJSProperty('open', false);
  expect(await captchaFrame(page).boundingBox()).toMatchObject({ width: 1, height: 1 });
  await visit.at('/success');
  expect(await sandbox.onlyBody('payV2')).toHaveProperty('captchaToken', 'payV2-1');
});

test('a page that is not ours cannot frame the captcha, whatever it calls itself', async ({
  page,
  shop,
  provider,
  noise,
}) => {
  noise.expect(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  await page.goto(provider.origin);
  const address = `${shop.captchaOrigin}/captcha?parent=${encodeURIComponent(shop.origin)}`;
  const refusal = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, address);

  expect((await refusal).text()).toContain(shop.origin);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});
