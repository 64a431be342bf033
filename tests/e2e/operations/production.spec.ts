import { expect, test as base } from '@playwright/test';
import { runBuiltServer } from '../support/built-server.ts';
import { startUpstream, type Upstream } from '../support/independent-upstream/upstream.ts';
import { whileOpen } from '../support/while-open.ts';

const test = base.extend<{ upstream: Upstream }>({
  upstream: ({}, use) => whileOpen(startUpstream(), use),
});

test('a brand that shows another price than it charges is closed (D-177)', async ({
  page,
  upstream,
}) => {
  const settings = {
    API_URL: upstream.origin,
    ENVIRONMENT: 'production',
    ALLOW_PRICE_MISMATCH: '',
    // At its default.
    PAYMENTS_PER_MINUTE: '',
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
    expect(server.printed()).toContain('No captcha is set');
    expect(server.printed()).toContain('TRUSTED_PROXIES is not set');
  } finally {
    server.kill('SIGKILL');
  }
});
