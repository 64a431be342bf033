import { expect, test, vi } from 'vitest';
import type { BrandLooks, CatalogueEntry, LoadedBrand } from '../contract/compiled-brand.ts';
import type { ProductCalls, ProductConfig } from '../contract/page-data.ts';
import { parseLink } from '../flow/link.ts';
import { loadVisit, openVisit } from './load-visit.ts';
import { flowOfPage } from './flow-of-page.ts';
import { entry } from '../../tests/fakes/catalogue.ts';

const catalogue = {
  default: 'ALFA',
  designSystemOverrides: ['BETA'],
  brands: [entry('ALFA'), entry('ALFA', 'MZ'), entry('BETA')],
};

const flows = [{ id: 'default', steps: [{ id: 'payment', templateId: 'payment' }] }];

/** A brand as far as a visit looks at it; each has its own business and mode. */
function brandOf({ key, area, id }: CatalogueEntry, settings: object): LoadedBrand {
  const own = {
    key,
    area,
    business: `business of ${key}`,
    isProductFlowsAvailable: true,
    style: { formMaxWidth: 2, logoWidth: 2 },
  };
  const dsMode = key === 'BETA' ? 'dark' : 'light';
  return {
    brand: { id, settings: { ...own, dsMode, ...settings }, flows } as never,
    validators: {},
  };
}

/** The looks of a brand as far as a visit looks at them: its theme has its name. */
const looks = ({ key }: CatalogueEntry) =>
  ({ theme: { name: key }, dsMode: 'dark', texts: {} }) as unknown as BrandLooks;

interface Changes {
  config?: ProductConfig;
  settings?: object;
}

function sources({ config = { flows }, settings = {} }: Changes = {}) {
  const calls = {
    planProduct: vi.fn<ProductCalls['planProduct']>(async () => 'BETA'),
    configAndSeller: vi.fn<ProductCalls['configAndSeller']>(async ({ wantsConfig }) => ({
      config: wantsConfig ? config : null,
      seller: { name: 'Carlos', isLiveEnabled: true },
    })),
  };
  const loadBrand = async (found: CatalogueEntry) => brandOf(found, settings);
  return {
    calls,
    brands: { catalogue, loadBrand, loadLooks: async (found: CatalogueEntry) => looks(found) },
  };
}

async function visit(search: string, changes?: Changes) {
  const { calls, brands } = sources(changes);
  return { ...(await loadVisit(parseLink(search), brands, calls)), calls };
}

test('[CALL-12] config and seller are asked for by product, plan and the end of source', async () => {
  const { calls, data } = await visit('?product=ALFA&source=a-b&seller=s&oferta=p9');
  expect(calls.configAndSeller).toHaveBeenCalledExactlyOnceWith({
    productCode: 'ALFA',
    planId: 'p9',
    sellerCode: 'b',
    seller: 's',
    operation: 'BR',
    wantsConfig: true,
  });
  expect(calls.planProduct).not.toHaveBeenCalled();
  expect(data).toMatchObject({
    brandModule: '/brands/ALFA.js',
    productCode: 'ALFA',
    business: 'business of ALFA',
    upsell: undefined,
    config: { flows },
    seller: { name: 'Carlos', isLiveEnabled: true },
    mode: 'light',
  });
});

test('[CALL-11] D-40: of a lone plan it is asked first whose it is', async () => {
  const { calls, data, loaded } = await visit('?oferta=p9');
  expect(calls.planProduct).toHaveBeenCalledExactlyOnceWith('p9');
  expect(calls.configAndSeller.mock.calls[0]![0]).toMatchObject({
    productCode: 'BETA',
    planId: 'p9',
  });
  expect([data.productCode, data.business, loaded.brand.id]).toEqual([
    'BETA',
    'business of BETA',
    'beta-br',
  ]);
});

test('[SELLER-06] Mozambique asks for its seller as MZ', async () => {
  const { calls, loaded } = await visit('?product=ALFA&lang=pt-MZ');
  expect(calls.configAndSeller.mock.calls[0]![0]).toMatchObject({ operation: 'MZ' });
  expect(loaded.brand.id).toBe('alfa-mz');
});

test('[ENTITY-25] D-7: the config may lend the looks of another brand, and sells what the link says', async () => {
  const { data, loaded } = await visit('?product=ALFA', {
    config: { flows, designSystemId: 'BETA$light' },
  });
  expect(loaded.brand.id).toBe('alfa-br');
  expect(loaded.brand.theme).toEqual({ name: 'BETA' });
  expect(data).toMatchObject({
    brandModule: '/brands/ALFA.js',
    looks: { theme: { name: 'BETA' } },
    productCode: 'ALFA',
    business: 'business of ALFA',
    mode: 'light',
  });
});

test('[ENTITY-34] the upsell is that of the flow that the visit takes, in its own theme', async () => {
  const upsold = [
    { id: 'default', steps: flows[0]!.steps, props: { upsell: { dsProductId: 'ds-beta' } } },
  ];
  const { data, loaded } = await visit('?product=ALFA', { config: { flows: upsold } });
  const theme = { name: 'BETA' };
  expect(data.upsell).toEqual({
    productCode: 'BETA',
    business: 'medical',
    name: 'Brand BETA',
    theme,
  });
  expect(loaded.brand.upsellTheme).toEqual(theme);
  expect(loaded.brand.theme).toBeUndefined();
});

test("D-172: a config without a usable flow is reported, and the brand's own flows are used", async () => {
  const found = await visit('?product=ALFA', { config: { flows: [{ id: 'x', steps: [] }] } });
  expect(found.flow).toBe(found.loaded.brand.flows[0]);
  expect(found.problems).toEqual([expect.stringContaining('flow "x"')]);
});

test('a page carries the flows that server and browser walk, and nothing else of the config', async () => {
  const notes = 'x'.repeat(1000);
  const written = [
    { id: 'pix', notes, steps: [{ id: 'a', templateId: 'cart', notes }] },
    { ...flows[0], id: 'alt', notes },
  ];
  for (const search of ['?product=ALFA', '?product=ALFA&route=pix', '?product=ALFA&flowId=alt']) {
    const { data, loaded, ...found } = await visit(search, { config: { flows: written } });
    const page = JSON.stringify(data);
    expect(page).not.toContain(notes);
    const { link, flow, flows: all } = found;
    expect(flowOfPage(parseLink(search), loaded.brand.flows, JSON.parse(page))).toEqual(
      JSON.parse(JSON.stringify({ link, flow, flows: all })),
    );
  }
});

test('[BRAND-70] a brand without product flows wants no config; its page names one of its own', async () => {
  const settings = { isProductFlowsAvailable: false };
  const { calls, data, loaded, flow } = await visit('?product=ALFA', { settings });
  expect(calls.configAndSeller.mock.calls[0]![0]).toMatchObject({ wantsConfig: false });
  expect(data.config).toBeNull();
  const link = parseLink('?product=ALFA');
  expect(flowOfPage(link, loaded.brand.flows, data).flow).toBe(flow);
  expect(() => flowOfPage(link, [], data)).toThrow('does not name a flow');
});

test.each(['planProduct', 'configAndSeller'] as const)(
  '[STATE-12] [STATE-13] a visit whose call %s fails has failed',
  async (call) => {
    const { calls, brands } = sources();
    calls[call].mockRejectedValue(new Error('down'));
    await expect(loadVisit(parseLink('?oferta=p9'), brands, calls)).rejects.toThrow('down');
  },
);

test('D-139: the error page asks for nothing, and is drawn as its brand is', async () => {
  const { brands } = sources();
  const { data, loaded, flow } = await openVisit(parseLink('?product=BETA'), brands);
  expect(loaded.brand.id).toBe('beta-br');
  expect(flow.id).toBe('default');
  expect(data).toMatchObject({ productCode: 'BETA', config: null, seller: null, mode: 'dark' });
});
