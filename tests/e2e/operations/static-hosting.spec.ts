import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { serveLocally } from '../support/collectors/local-server.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
import { whileOpen } from '../support/while-open.ts';

const FOLDER = 'dist/client';
/** A host that has files and nothing else: the shell for every page, 404 for every call. */
const host = new Hono()
  .use(serveStatic({ root: FOLDER }))
  .get('/:page{[^.]+}', serveStatic({ root: FOLDER, path: 'index.html' }));

const test = base.extend<{ baseURL: string }>({
  baseURL: ({}, use) => whileOpen(serveLocally(host), ({ origin }) => use(origin)),
});

test('the build brings the notices of the packages that it contains', async () => {
  for (const part of ['client', 'server']) {
    const notices = await readFile(join('dist', part, 'third-party-notices.txt'), 'utf8');
    for (const name of ['react-dom', '@rjsf/core', 'jsbarcode', 'hono']) {
      const isInside = part === 'server' || name !== 'hono';
      expect(notices.includes(`## ${name}`), `${part}: ${name}`).toBe(isInside);
    }
    expect(notices).toMatch(/Permission is hereby granted, free of charge/);
  }
});

test('[CHROME-22] without a server side the browser goes to the error page, with the query', async ({
  page,
  noise,
}) => {
  noise.expect(/404/);
  await page.goto('/nowhere?product=WUP&seller=ana');
  await expect(page).toHaveURL(/\/generic-error\?product=WUP&seller=ana$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algo não saiu como esperado');
  await expect(page.getByRole('link', { name: 'Tentar novamente' })).toBeVisible();
});

/** Answers of the calls of a purchase. */
const ANSWERS: Record<string, object> = {
  '**/api/v1/product/WUP/config': {
    checkoutFlow: {
      flows: [
        {
          id: 'default',
          steps: [
            { id: 'lead', templateId: 'lead', defaultNextStepId: 'payment' },
            { id: 'payment', templateId: 'payment' },
          ],
        },
      ],
    },
  },
  '**/api/v1/seller/direto*': { name: 'Ana', isLiveEnabled: false },
  '**/api/v1/lead': { leadId: 'L-1' },
  '**/api/v1/product/WUP?*': { plans: [{ id: 'p', amount: 600, currency: 'BRL' }] },
};

test('without a server side the checkout works, where calls are answered', async ({ visit }) => {
  const { page } = visit;
  for (const [call, json] of Object.entries(ANSWERS)) {
    await page.route(call, (route) => route.fulfill({ json }));
  }
  await visit.toPayment(english);
  await expect(page.getByRole('main')).toContainText('R$ 600,00');
  await visit.reload();
  await expect(page.getByRole('main')).toContainText('R$ 600,00');
});
