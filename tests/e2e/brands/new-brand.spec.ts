import { spawnSync } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '../support/fixtures.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { onProjectCopy } from '../support/project-copy.ts';
import { examPrep } from '../support/shops.ts';

const NEW_BRAND = 'tests/new-brand/sorriso-pleno';
/** A newcomer begins with another brand's images. */
const IMAGES_OF = 'brands/medcof';
const VALIDATE = ['--import', 'tsx', 'scripts/validate-brands.ts'];

/** The product with a brand more, nothing but JSON and images; the verdict is that of `npm run validate-brands`. */
const test = onProjectCopy(async (root) => {
  const folder = join(root, 'brands/sorriso-pleno');
  await cp(NEW_BRAND, folder, { recursive: true });
  for (const name of await readdir(IMAGES_OF)) {
    if (name.endsWith('.svg')) await cp(join(IMAGES_OF, name), join(folder, name));
  }
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, VALIDATE, options);
  return { status, output: stdout + stderr };
});

const dental = { ...examPrep, query: 'product=SORRISO-PLENO', hasCpf: false };

test('[CARD-18] [CARD-19] a brand of a kind that no one thought of is JSON alone, valid, asks in its own words, and sells', async ({
  house,
  visit,
  sandbox,
}) => {
  expect(house.known.output).toContain('SORRISO-PLENO BR  valid');
  expect(house.known.output).not.toMatch(/error +\[/);
  expect(house.known.status).toBe(0);
  const { page, buyer } = visit;
  await visit.open('/lead', dental);
  await expect(page.getByText('Etapa 1 de 5')).toBeVisible();
  const birthDate = page.getByLabel('Data de nascimento');
  const cnpj = page.getByLabel('CNPJ');
  await visit.lead.fill(buyer, dental);
  await visit.lead.name.fill('Ana 2 Souza');
  await birthDate.fill('31/02/1990');
  await cnpj.fill('11444777000160');
  await visit.lead.submit.click();
  for (const message of [
    'No diploma só cabem letras: confira o nome.',
    'Diga o dia do nascimento, como 09/05/1990.',
    'Este CNPJ de clínica não confere.',
  ]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await visit.lead.name.fill(buyer.name);
  await birthDate.fill('09051990');
  await cnpj.fill('11444777000161');
  await visit.lead.submit.click();

  await visit.at('/presentation');
  await expect(page.getByText('Etapa 2 de 5')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dois anos de clínica-escola' })).toBeVisible();
  await page.getByRole('button', { name: 'Conhecer as clínicas' }).click();
  await visit.at('/multiprofile-presentation');
  await expect(page.getByText('Etapa 3 de 5')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();

  await visit.at('/payment');
  await expect(page.getByText('Etapa 4 de 5')).toBeVisible();
  await visit.pay(dental);
  await expect(page.getByText('Etapa 5 de 5')).toBeVisible();

  expect(await sandbox.onlyBody('createLead')).toMatchObject({ product: 'SORRISO-PLENO' });
  expect(await sandbox.onlyBody('updateLead')).toMatchObject({
    document: '11444777000161',
    birthDate: '1990-05-09',
  });
  expect(await sandbox.onlyBody('payV2')).toMatchObject({
    productCode: 'SORRISO-PLENO',
    business: 'medical-prep',
    amount: 4788,
  });
  expect(await sandbox.chargeCount()).toBe(1);
});
