import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';

const CHOICES = [
  'Nosso site',
  'Nossa escola',
  'E-mail',
  'Facebook',
  'Google',
  'Instagram',
  'Youtube',
  'Por um representante',
  'Personalidade 1',
  'Personalidade 2',
  'Emissora de TV',
  'Livelo',
  'Outro',
];

const question = (page: Page) => page.getByRole('combobox', { name: 'Como você nos conheceu?' });
const thanks = (page: Page) => page.getByText('Obrigado por responder!');

test('[ENTITY-63, BRAND-97, CALL-28] the referer is sent once', async ({ visit, sandbox }) => {
  const { page } = visit;
  await visit.buy(english);
  const options = question(page).locator('option');
  await expect(options).toHaveText(['Selecione', ...CHOICES]);
  await question(page).focus();
  for (let at = 0; at < 6; at++) await page.keyboard.press('ArrowDown');
  await expect(question(page)).toHaveValue('instagram');
  // Arrow keys send nothing before they leave the field.
  expect(await sandbox.calls('sendReferer')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(thanks(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await visit.reload();
  await expect(thanks(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  const { requests, charges, referers } = await sandbox.state();
  const sent = requests.filter(({ operationId }) => operationId === 'sendReferer');
  expect(sent.map(({ body }) => body)).toEqual([{ referer: 'instagram', product: 'WUP' }]);
  const profile = charges[0]!.id.replace('charge', 'sandbox-profile');
  expect(referers).toMatchObject([{ subscription: profile, referer: 'instagram' }]);
});
