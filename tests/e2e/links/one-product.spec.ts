import { expect, test } from '../support/fixtures.ts';
import { english, examPrep } from '../support/shops.ts';

test('a tab that goes over to another product takes no consent, lead or Pix code along', async ({
  page,
  visit,
  sandbox,
}) => {
  const consent = page.getByRole('checkbox');
  await visit.passLead(examPrep, '/pix', 'route=pix');
  await visit.pix.ask();
  await expect(visit.pix.picture).toBeVisible();
  await visit.reload();
  await expect(visit.pix.picture).toBeVisible();

  await visit.open('/lead', english, 'route=pix');
  await expect(consent).not.toBeChecked();
  await expect(page.getByLabel('Nome completo')).toHaveValue('');
  await visit.open('/pix', english, 'route=pix');
  await expect(visit.pix.generate).toBeVisible();
  await expect(visit.pix.picture).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toBeVisible();

  await visit.passLead(english, '/pix', 'route=pix');
  expect(await sandbox.calls('createLead')).toHaveLength(2);
  await page.goBack();
  await visit.at('/lead');
  await expect(consent).toBeChecked();
});
