import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
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

const captchaFrame = (page: Page) => page.locator('iframe[title="Verificação de segurança"]');

test.beforeEach(({ provider }) => void (provider.body = ''));

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
  const payment = await visit.toFilledPayment(english);
  await payment.confirm(english);
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
  baseURL,
  settings,
  provider,
  noise,
}) => {
  noise.expect(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
  await page.goto(provider.origin);
  const address = `${settings.CAPTCHA_ORIGIN}/captcha?parent=${encodeURIComponent(baseURL!)}`;
  const refusal = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, address);

  expect((await refusal).text()).toContain(baseURL);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
});
