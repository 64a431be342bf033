import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { shopOf } from '../support/shops.ts';

const school = shopOf('ESCOLACONQUER');
const PLACE = { brand: 'ESCOLACONQUER', country: 'BR' };

const select = (page: Page, name: string) => page.getByRole('combobox', { name });
const labels = (page: Page, name: string) => select(page, name).locator('option').allTextContents();

test('[CHROME-07, CALL-19, BRAND-55, ENTITY-42] the school goes out', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit.passLead(school, '/select-school');
  await expect(visit.lead.back).toBeVisible();
  await expect(select(page, 'Cidade')).toBeDisabled();
  await expect(select(page, 'Unidade')).toBeDisabled();
  await expect
    .poll(() => labels(page, 'Região'))
    .toEqual(['Selecione', 'Sudeste', 'Sul', 'Nordeste']);
  expect(await sandbox.query('getFranchiseRegions')).toEqual(PLACE);

  await select(page, 'Região').selectOption('Sudeste');
  await expect.poll(() => labels(page, 'Cidade')).toEqual(['Selecione', 'Campinas', 'São Paulo']);
  expect(await sandbox.query('getFranchiseCities')).toEqual({ ...PLACE, region: 'Sudeste' });

  await select(page, 'Cidade').selectOption('Campinas');
  await expect
    .poll(() => labels(page, 'Unidade'))
    .toEqual(['Selecione', 'Campinas - Cambuí', 'Campinas - Taquaral']);
  const asked = { ...PLACE, region: 'Sudeste', city: 'Campinas' };
  expect(await sandbox.query('getFranchiseUnits')).toEqual(asked);

  await select(page, 'Unidade').selectOption('Campinas - Taquaral');
  await visit.reload();
  await expect(select(page, 'Unidade')).toHaveValue('001A0000TAQU02');
  await visit.lead.submit.click();
  await visit.at('/presentation');
  const sale = { relationAccount: '001A0000TAQU02', business: 'franchise-school' };
  expect(await sandbox.onlyBody('updateLead')).toEqual(sale);
});

test('[ROUTE-20] another region forgets city and school, and without a school nobody goes on', async ({
  page,
  visit,
}) => {
  await visit.open('/select-school', school);
  await select(page, 'Região').selectOption('Sul');
  await select(page, 'Cidade').selectOption('Curitiba');
  await select(page, 'Unidade').selectOption('Curitiba - Batel');
  await select(page, 'Região').selectOption('Nordeste');
  await expect(select(page, 'Cidade')).toHaveValue('');
  await expect(select(page, 'Unidade')).toBeDisabled();
  await visit.lead.submit.click();
  await expect(select(page, 'Cidade')).toHaveAccessibleDescription('Escolha a cidade.');
  await page.getByRole('link', { name: /^Cidade/ }).click();
  await expect(select(page, 'Cidade')).toBeFocused();
  await visit.at('/select-school');
});
