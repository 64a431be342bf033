import { expect, test } from 'vitest';
import type { CompiledBrand, LoadedBrand } from '../src/contract/compiled-brand.ts';
import { parseLink } from '../src/flow/link.ts';
import { openVisit } from '../src/visit/load-visit.ts';
import { looksOf, visitBrand } from '../src/visit/visit-brand.ts';
import { brandIn, brandOf, catalogue, compiledBrands } from './walk/brands.ts';

const brands = {
  catalogue,
  loadBrand: async ({ id }: { id: string }): Promise<LoadedBrand> => ({
    brand: brandIn(id),
    validators: {},
  }),
  loadLooks: async ({ id }: { id: string }) => looksOf(brandIn(id)),
};

/** Settings that the specification and D-7 count among the looks: theme, mode, logo, favicon, loading picture, measures. */
const LOOKS = ['dsMode', 'faviconFile', 'loadingFile', 'logoDarkFile', 'logoFile', 'style'];
/** The words of the frame around a screen: none is about a product, a price or the law. */
const FRAME = ['app.back', 'app.loading', 'app.seller', 'app.slow', 'app.step'];

const without = (keys: readonly string[], whole: object) =>
  Object.fromEntries(Object.entries(whole).filter(([key]) => !keys.includes(key)));

/** A brand without all that is looks. */
const soldPart = ({ settings, texts, ...rest }: CompiledBrand) => ({
  ...without(['theme', 'images'], rest),
  settings: without(LOOKS, settings),
  texts: without(FRAME, texts),
});

/** The looks as a page shows them. */
const shown = ({ theme, settings, images }: CompiledBrand) => ({
  theme,
  mode: settings.dsMode,
  logoWidth: settings.style.logoWidth,
  pictures: [
    settings.logoFile,
    settings.logoDarkFile ?? settings.logoFile,
    settings.faviconFile,
    settings.loadingFile,
  ].map((file) => images[file]),
});

const pairs = compiledBrands.flatMap((owner) =>
  compiledBrands.map((lender) => [owner, lender] as const),
);

test('[BRAND-02] D-7: under the looks of any brand, all that any brand sells and asks stays its own', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(27 * 27);
  for (const [owner, lender] of pairs) {
    const { brand } = visitBrand({ brand: owner, validators: {} }, { looks: looksOf(lender) });
    const where = `${owner.id} in the looks of ${lender.id}`;
    expect(soldPart(brand), where).toEqual(soldPart(owner));
    expect(shown(brand), where).toEqual(shown(lender));
    expect(brand.settings.style.formMaxWidth, where).toBe(owner.settings.style.formMaxWidth);
    // The pictures of what is sold are the owner's: the product's icon, its profiles.
    for (const [file, address] of Object.entries(owner.images)) {
      expect(brand.images[file], where).toBe(address);
    }
  }
});

test('D-7: words of the frame are lent within a language, and none to another', () => {
  const lender = { ...brandIn('atrinca'), texts: { ...brandIn('atrinca').texts } };
  lender.texts['app.back'] = 'Retornar';
  lender.texts['app.noscript'] = 'Outra frase';
  const wearing = (id: string) =>
    visitBrand({ brand: brandIn(id), validators: {} }, { looks: looksOf(lender) }).brand.texts;
  expect(wearing('wup')['app.back']).toBe('Retornar');
  expect(wearing('wup-mz')['app.back']).toBe(brandIn('wup-mz').texts['app.back']);
  expect(wearing('wup')['app.noscript']).toBe(brandIn('wup').texts['app.noscript']);
});

const listed = catalogue.designSystemOverrides;

test.each(listed.flatMap((key) => compiledBrands.map(({ id }) => [id, key] as const)))(
  '[BRAND-02] [ENTITY-21] a visit to %s sells the same with the design system of %s as without',
  async (id, key) => {
    const { settings } = brandIn(id);
    const link = parseLink(
      `?product=${settings.key}${settings.area === 'MZ' ? '&lang=pt-MZ' : ''}&voucher=msjana&route=livelo`,
    );
    const plain = await openVisit(link, brands, { config: null });
    const config = { flows: undefined, designSystemId: `${key}$dark` };
    const lent = await openVisit(link, brands, { config });
    expect(soldPart(lent.loaded.brand)).toEqual(soldPart(plain.loaded.brand));
    expect([lent.flow, lent.flows, lent.link]).toEqual([plain.flow, plain.flows, plain.link]);
    const { looks, mode, config: _, ...sold } = lent.data;
    expect(sold).toEqual(without(['mode', 'config', 'looks'], plain.data));
    expect(mode).toBe('dark');
    expect(lent.loaded.brand.theme).toEqual(brandOf(key).theme);
    expect(looks === undefined).toBe(settings.key === key);
  },
);

test('[FLOW-13] [FLOW-14] [FLOW-15] the special flows of a brand are taken under any looks', async () => {
  const config = { flows: undefined, designSystemId: 'ATRINCA$light' };
  const flowOf = async (search: string) =>
    (await openVisit(parseLink(search), brands, { config })).flow.id;
  expect(await flowOf('?product=MS&voucher=msjana')).toBe('extended');
  expect(await flowOf('?product=WUP&route=livelo')).toBe('livelo');
  expect(await flowOf('?product=WUP&route=livelo-accrual')).toBe('livelo');
  expect(await flowOf('?product=WUP&voucher=msjana')).toBe('default');
});

test('looks that cannot be had cost no sale', async () => {
  const config = { flows: undefined, designSystemId: 'ATRINCA$dark' };
  const source = { ...brands, loadLooks: async () => undefined };
  const { loaded, data } = await openVisit(parseLink('?product=WUP'), source, { config });
  expect(loaded.brand).toEqual(brandIn('wup'));
  expect(data.mode).toBe('dark');
});

test('the looks that go into a page are small', () => {
  for (const brand of compiledBrands) {
    expect(JSON.stringify(looksOf(brand)).length, brand.id).toBeLessThan(3500);
  }
});
