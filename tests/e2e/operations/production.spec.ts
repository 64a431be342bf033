import { expect, test as base } from '@playwright/test';
import { runBuiltServer, type BuiltServer } from '../support/built-server.ts';
import { startUpstream, type Upstream } from '../support/independent-upstream/upstream.ts';

interface Production {
  upstream: Upstream;
  server: BuiltServer;
}

/** The production command with every limit at its default. */
const DEFAULT_LIMITS = {
  PAYMENTS_PER_MINUTE: '',
  CARD_CHECKS_PER_MINUTE: '',
  SMS_PER_MINUTE: '',
  LEADS_PER_MINUTE: '',
};

const test = base.extend<{ production: Production }>({
  production: async ({}, use) => {
    const upstream = await startUpstream();
    const settings = { ...DEFAULT_LIMITS, API_URL: upstream.origin, ENVIRONMENT: 'production' };
    const server = await runBuiltServer(settings);
    await use({ upstream, server });
    server.kill('SIGKILL');
    upstream.close();
  },
});

test('a page may send twenty payments a minute, and its server refuses the others itself', async ({
  page,
  production: { upstream, server },
}) => {
  await page.goto(`${server.origin}/lead?product=WUP`);
  const startedAt = performance.now();
  const reasons = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ paymentMethods: [{ type: 'pix' }] });
    const pay = async () => {
      const keyed = { ...headers, 'idempotency-key': crypto.randomUUID() };
      const init = { method: 'POST', headers: keyed, body };
      const response = await fetch('/api/v2/payment', init);
      return response.headers.get('x-guiche-refused');
    };
    return Promise.all(Array.from({ length: 40 }, pay));
  });
  const refilled = Math.floor((performance.now() - startedAt) / 3000);
  const arrived = upstream.seen.filter(({ path }) => path === '/api/v2/payment').length;
  expect(arrived).toBeGreaterThanOrEqual(20);
  expect(arrived).toBeLessThanOrEqual(20 + refilled);
  expect(reasons.filter((reason) => reason === 'rate')).toHaveLength(40 - arrived);
  expect(server.printed()).toContain('No captcha is set');
  expect(server.printed()).toContain('TRUSTED_PROXIES is not set');
});

test('a link with homologacao=on changes nothing, nor does a cookie that an earlier one left', async ({
  page,
  context,
  production: { server },
}) => {
  await page.goto(`${server.origin}/lead?product=WUP&homologacao=on`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('homologacao');
  await context.addCookies([{ name: 'homologacao', value: 'on', url: server.origin }]);
  await page.reload();
  await page.waitForFunction(() => document.querySelector('input') !== null);
  expect(await page.locator('#page').textContent()).toContain('"environment":"production"');
  await expect(page.getByText('Homologação')).toHaveCount(0);
});

test('a brand that shows another price than it charges is closed, and the others sell (D-177)', async ({
  page,
  production: { upstream },
}) => {
  const settings = {
    API_URL: upstream.origin,
    ENVIRONMENT: 'production',
    ALLOW_PRICE_MISMATCH: '',
  };
  const server = await runBuiltServer(settings);
  try {
    expect(server.printed()).toMatch(/The brand 'wup-mz' is closed: Buyers read 12 times 95\.00/);
    const closed = await page.goto(`${server.origin}/lead?product=WUP&lang=pt-MZ`);
    await expect(page).toHaveURL(/\/generic-error\?product=WUP&lang=pt-MZ$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo não saiu como esperado');
    expect(await closed!.text()).not.toMatch(/187|placeholder|closed/);
    for (const product of ['WUP', 'MEDCOF']) {
      await page.goto(`${server.origin}/lead?product=${product}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Informe seus dados');
    }
    expect((await page.request.get(`${server.origin}/brands/unfinished.json`)).status()).toBe(404);
  } finally {
    server.kill('SIGKILL');
  }
});

test('a server without any brand to sell does not start, and says what opens them (D-177)', async ({
  production: { upstream },
}) => {
  const settings = { API_URL: upstream.origin, ENVIRONMENT: 'production', ALLOW_PLACEHOLDERS: '' };
  await expect(runBuiltServer(settings)).rejects.toThrow(
    /No brand is open: all 27 .*are invented.*ALLOW_PLACEHOLDERS=1 opens/,
  );
});
