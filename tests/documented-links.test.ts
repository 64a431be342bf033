import { expect, test } from 'vitest';
import { FLOWS } from './e2e/support/independent-upstream/flows.ts';
import { createUpstream } from './e2e/support/independent-upstream/upstream.ts';
import { wantQuietConsole } from './fakes/quiet-console.ts';
import { checkoutOn } from './links/checkout-on-upstream.ts';
import { catalogue } from './walk/brands.ts';
import { DOCUMENTED_LINKS, type DocumentedLink } from './links/links.ts';
import { KEYS, readPlainly, type Parameters } from './links/plain-reading.ts';
import { shortAndLong } from './long.ts';

wantQuietConsole();

const upstream = createUpstream();
const open = checkoutOn(upstream);
const openDrawn = checkoutOn(upstream, { isDrawn: true });

const FLOW_IDS = FLOWS.map(({ id }) => id);

const searchOf = (parameters: Parameters) =>
  new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();

/**
 * The title that section 2 asks for: config's, which only WUP has here, else the brand's own name. The
 * config call has no operation: the Mozambican brand keeps its name.
 */
function titleOf(key: string, area: string): string {
  if (key === 'WUP' && area === 'BR') return 'Checkout - Curso de Outra Casa';
  const brand = catalogue.brands.find((one) => one.key === key && one.area === area)!;
  return `Checkout - ${brand.name}`;
}

/** 27: WUP is there in Mozambique, too. */
const BRANDS = [
  ...KEYS.map((product): Parameters => ({ product })),
  { product: 'WUP', lang: 'pt-MZ' } satisfies Parameters,
];

const nameOf = ({ product, lang }: Parameters) => `${product} ${lang ?? ''}`.trim();

/** The screen of a template as a flow writes it (D-34), and an address of it. */
function screenOf(templateId: unknown): Pick<DocumentedLink, 'path' | 'template'> {
  const template = String(templateId).replace(/^\//, '').replace(':id', '[id]');
  return { template, path: `/${template.replace('[id]', 'x-9')}` };
}

async function expectSold(link: DocumentedLink, brand: Parameters, opened: typeof open) {
  upstream.reset();
  const parameters = { ...brand, ...link.parameters };
  const read = readPlainly(parameters, () => FLOW_IDS);
  const { status, location, drawn, html } = await opened(`${link.path}?${searchOf(parameters)}`);
  expect([status, location, upstream.complaints]).toEqual([200, null, []]);
  expect({
    template: drawn!.templateId,
    flow: drawn!.flow.id,
    productCode: drawn!.productCode,
    title: drawn!.title,
    key: drawn!.brand.settings.key,
    area: drawn!.brand.settings.area,
  }).toEqual({
    template: link.template,
    flow: read.flow,
    productCode: read.productCode,
    title: titleOf(read.key, read.brandArea),
    key: read.key,
    area: read.brandArea,
  });
  const config = upstream.seen.filter(({ path }) => path.endsWith('/config'));
  expect(config.map(({ query }) => query)).toEqual([
    parameters.oferta ? { planId: parameters.oferta } : {},
  ]);
  return html;
}

test('there are 91 links, and 27 brands', () => {
  const written = DOCUMENTED_LINKS.map(({ path, parameters }) => path + searchOf(parameters));
  expect(new Set(written).size).toBe(91);
  expect(new Set(BRANDS.map(nameOf)).size).toBe(27);
});

/** The default brand in each country. */
const TYPICAL = ['WUP', 'WUP pt-MZ'];

for (const [options, brands] of shortAndLong(BRANDS, (brand) => TYPICAL.includes(nameOf(brand)))) {
  const named = brands.map((brand) => ({ name: nameOf(brand), brand }));
  test.each(named)(
    '[CHROME-22] [CALL-37] $name: every documented link leads to its screen, flow, product and title',
    options,
    async ({ brand }) => {
      for (const link of DOCUMENTED_LINKS) await expectSold(link, brand, open);
    },
  );
}

/** Screens that the first paint of a link shows; only these are drawn. */
const FIRST_SCREENS = BRANDS.flatMap((brand) =>
  FLOWS.map(({ id, steps }) => ({
    name: `${nameOf(brand)} ${id}`,
    brand,
    link: { ...screenOf(steps[0]!.templateId), parameters: { flowId: id } },
  })),
);
const isShort = ({ brand, link }: (typeof FIRST_SCREENS)[number]) =>
  nameOf(brand) === 'WUP' ||
  (nameOf(brand) === 'WUP pt-MZ' && link.parameters.flowId === 'default');

for (const [options, cases] of shortAndLong(FIRST_SCREENS, isShort)) {
  test.each(cases)('$name: the first screen is drawn', options, async ({ brand, link }) => {
    const html = await expectSold(link, brand, openDrawn);
    expect(html).toMatch(/<h1[^>]*>[^<]+/);
    expect(html).toContain(`data-path="${link.path}"`);
    expect(html).toMatch(/<form/);
  });
}
