import type { Page } from '@playwright/test';
import { whileServing } from '../support/built-server.ts';
import { startFlagService, type FlagService } from '../support/collectors/flag-service.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { whileOpen } from '../support/while-open.ts';

const FLAG = 'conquer-franchises';
const school = { query: 'product=ESCOLACONQUER' };
const LISTS = ['getFranchiseRegions', 'getFranchiseCities', 'getFranchiseUnits'] as const;

interface Place {
  service: FlagService;
  origin: string;
}

const test = base.extend<{ service: FlagService }, { place: Place }>({
  place: [
    ({}, use) =>
      whileOpen(startFlagService(), (service) =>
        whileServing({ FLAGS_URL: service.url, FLAGS_KEY: service.key }, ({ origin }) =>
          use({ service, origin }),
        ),
      ),
    { scope: 'worker' },
  ],
  baseURL: ({ place }, use) => use(place.origin),
  service: async ({ place: { service } }, use) => {
    service.on.clear();
    service.seen.length = 0;
    await use(service);
  },
});

const options = (page: Page, name: string) =>
  page.getByRole('combobox', { name }).locator('option').allTextContents();

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
  await visit.lead.press('Continuar');
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
