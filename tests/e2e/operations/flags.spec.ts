import type { Page } from '@playwright/test';
import { runBuiltServer } from '../support/built-server.ts';
import { startFlagService, type FlagService } from '../support/collectors/flag-service.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { LONG } from '../support/long.ts';

const FLAG = 'conquer-franchises';
const school = { query: 'product=ESCOLACONQUER' };
const LISTS = ['getFranchiseRegions', 'getFranchiseCities', 'getFranchiseUnits'] as const;

interface Place {
  service: FlagService;
  origin: string;
}

/** A service, and the product that asks it. */
async function withPlace(settings: object, use: (place: Place) => Promise<void>): Promise<void> {
  const service = await startFlagService();
  const { url, key } = service;
  const server = await runBuiltServer({ FLAGS_URL: url, FLAGS_KEY: key, ...settings });
  await use({ service, origin: server.origin });
  server.kill('SIGKILL');
  service.close();
}

const test = base.extend<{ service: FlagService }, { place: Place }>({
  place: [async ({}, use) => withPlace({}, use), { scope: 'worker' }],
  baseURL: ({ place }, use) => use(place.origin),
  service: async ({ place: { service } }, use) => {
    service.on.clear();
    service.seen.length = 0;
    service.failure = undefined;
    await use(service);
  },
});

const options = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).locator('option').allTextContents();
const next = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

test('[SELLER-07] [CALL-29] [CALL-32] with the flag on each list has one option, chosen, and no franchise call goes out', async ({
  page,
  visit,
  sandbox,
  service,
}) => {
  service.on.add(FLAG).add('another');
  await visit.open('/select-school', school);
  await expect.poll(() => options(page, 'Unidade')).toEqual(['Curitiba - Batel']);
  expect(await options(page, 'Cidade')).toEqual(['Curitiba']);
  expect(await options(page, 'Região')).toEqual(['Sul']);
  await next(page).click();
  await visit.at('/presentation');
  for (const list of LISTS) expect(await sandbox.calls(list)).toEqual([]);

  const [{ method, query, headers, body }, ...more] = service.asked() as [FlagService['seen'][0]];
  expect(more).toEqual([]);
  expect([method, body]).toEqual(['GET', undefined]);
  const { sessionId: _, ...context } = query;
  expect(context).toEqual({
    appName: 'guiche',
    environment: 'test',
    'properties[product]': 'ESCOLACONQUER',
    'properties[brand]': 'ESCOLACONQUER',
    'properties[area]': 'BR',
  });
  expect(headers).not.toHaveProperty('appversion');
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('referer');
});

test('[SELLER-08] [CALL-34] [CONST-02] after 300 s flags are asked for again and their use is reported; the open screen stays as it is', async ({
  page,
  visit,
  service,
}) => {
  await page.clock.install();
  await visit.open('/select-school', school);
  const lists = ['Selecione', 'Sudeste', 'Sul', 'Nordeste'];
  await expect.poll(() => options(page, 'Região')).toEqual(lists);
  service.on.add(FLAG);
  await page.clock.fastForward(299_000);
  expect(service.asked()).toHaveLength(1);
  const reported = page.waitForResponse(/client\/metrics$/);
  await page.clock.fastForward(2000);
  await (await reported).finished();
  await expect.poll(() => service.asked().length).toBe(2);
  expect(service.metrics()).toEqual([
    expect.objectContaining({
      method: 'POST',
      body: expect.objectContaining({
        appName: 'guiche',
        bucket: expect.objectContaining({
          toggles: { [FLAG]: { yes: 0, no: 1, variants: {} } },
        }) as object,
      }) as object,
    }),
  ]);
  expect(await options(page, 'Região')).toEqual(lists);

  // The last known flags are there at once after a reload, whatever the service does.
  service.failure = 'silence';
  await visit.reload();
  await expect.poll(() => options(page, 'Unidade')).toEqual(['Curitiba - Batel']);
});

test(
  '[CALL-36] a service that fails in any way costs the buyer nothing but 2 s',
  LONG,
  async ({ page, visit, service, noise }) => {
    noise.expect(/flags: Error: The (answer of the )?flag service/);
    noise.expect(/status of 500 .*api\/frontend/);
    for (const failure of ['error', 'silence', 'endless', 'html', 'another shape'] as const) {
      service.failure = failure;
      await visit.open('/select-school', school);
      await expect(page.getByAltText('Loading...')).toHaveCount(0);
      await page.getByRole('combobox', { name: 'Região' }).selectOption('Sul');
      await page.getByRole('combobox', { name: 'Cidade' }).selectOption('Curitiba');
      await page.getByRole('combobox', { name: 'Unidade' }).selectOption('Curitiba - Batel');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.evaluate(() => sessionStorage.clear());
    }
    const named = service.seen.filter(({ headers }) => 'appversion' in headers);
    expect([service.seen.length > 4, named]).toEqual([true, []]);
  },
);

base('[CALL-35] without an address no flag request goes out', async ({ page, visit }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit.open('/select-school', school);
  await expect.poll(() => options(page, 'Região')).toContain('Sul');
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(origin) || /start-flags/.test(url))).toEqual([]);
});
