import { expect, test } from '../support/fixtures.ts';
import { english, examPrep } from '../support/shops.ts';
import { LONG } from '../support/long.ts';

test(
  'a tab that goes over to another product takes no consent, lead or Pix code along',
  LONG,
  async ({ page, visit, buyer, sandbox }) => {
    const consent = page.getByRole('checkbox');
    await visit.open('/lead', examPrep, 'route=pix');
    await visit.lead.send(buyer, examPrep);
    await visit.at('/pix');
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

    await visit.open('/lead', english, 'route=pix');
    await visit.lead.send(buyer, english);
    await visit.at('/pix');
    expect(await sandbox.calls('createLead')).toHaveLength(2);
    await page.goBack();
    await visit.at('/lead');
    await expect(consent).toBeChecked();
  },
);
