import { expect, test } from 'vitest';
import { sendSms } from '../src/checkout/hooks/use-sms.ts';
import { aTab, LEAD } from './drawing/buyer.ts';
import { aCheckout } from './drawing/checkout.ts';
import { queryOf, rowsOf } from './e2e/brands/rows-of-brands.ts';
import { createUpstream } from './e2e/support/independent-upstream/upstream.ts';
import { wantQuietConsole } from './fakes/quiet-console.ts';
import { checkoutOn } from './links/checkout-on-upstream.ts';
import { KEYS } from './links/plain-reading.ts';
import { LONG } from './long.ts';
import { brandOf } from './walk/brands.ts';

wantQuietConsole();

const upstream = createUpstream();
const open = checkoutOn(upstream, { isDrawn: true });

/** The brands that the specification names: each key in Brazil, one in Mozambique as well. */
const NAMED = [...KEYS.map((key) => ({ key, area: 'BR' })), { key: 'WUP', area: 'MZ' }] as const;

const brands = NAMED.map(({ key, area }) => {
  const { settings, images } = brandOf(key, area);
  return { rows: rowsOf(settings), key, area, settings, images };
});

async function lead(settings: (typeof brands)[number]['settings']) {
  upstream.reset();
  const opened = await open(`/lead?${queryOf(settings)}`);
  expect([opened.status, upstream.complaints]).toEqual([200, []]);
  return opened;
}

for (const { rows, key, area, settings, images } of brands) {
  test(`${rows}${key} in ${area}: its lead screen is drawn from its own JSON`, LONG, async () => {
    const { drawn, html } = await lead(settings);
    expect(drawn!.templateId).toBe('lead');
    expect(drawn!.brand.settings).toMatchObject({ key, area });
    expect(html).toContain(images[settings.logoFile!]);
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    for (const name of ['name', 'email', 'phone']) expect(html).toContain(`name="${name}"`);
    const others = brands.filter(
      (one) => one.images[one.settings.logoFile!] !== images[settings.logoFile!],
    );
    expect(others.length).toBeGreaterThan(20);
    for (const one of others) expect(html).not.toContain(one.images[one.settings.logoFile!]);
  });
}

const settingsOf = (key: string) => brandOf(key).settings;

test('[BRAND-52] MEDCOF is drawn with 3 steps', async () => {
  expect((await lead(settingsOf('MEDCOF'))).html).toContain('Etapa 1 de 3');
});

test('[BRAND-53] WSP is drawn without the box and the links of its terms, MS with them', async () => {
  expect((await lead(settingsOf('WSP'))).html).not.toContain('name="terms"');
  expect((await lead(settingsOf('MS'))).html).toContain('name="terms"');
});

test('[BRAND-61] the config is asked for by the product code of the brand, whatever its key', async () => {
  for (const { key, settings } of brands.filter((one) => ['WUP', 'LIVE', 'VC'].includes(one.key))) {
    await lead(settings);
    const asked = upstream.seen.map(({ path }) => path).filter((path) => path.endsWith('/config'));
    expect(asked, key).toEqual([`/api/v1/product/${settings.productCode}/config`]);
  }
});

test('[BRAND-60] the calls of a brand carry its business', async () => {
  for (const { key, settings } of brands.filter((one) => ['WUP', 'WSP', 'VC'].includes(one.key))) {
    const { drawn } = await lead(settings);
    const tab = aTab();
    tab.visit.keepLead(LEAD, 'L1');
    const { productCode, business } = drawn!;
    const checkout = { ...aCheckout(drawn!.brand, { ...tab, answers: { sendSms: {} } }), business };
    expect(await sendSms(checkout, 0)).toBe(true);
    const [call] = checkout.client.calls;
    expect([key, productCode, call!.body]).toMatchObject([
      key,
      settings.productCode,
      { business: settings.business },
    ]);
  }
});

test('[BRAND-66] the title is that of product.name where the config brings none', async () => {
  const settings = settingsOf('VC');
  expect((await lead(settings)).drawn!.title).toBe(`Checkout - ${settings.product.name}`);
});
