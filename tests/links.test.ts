import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseFlow } from '../src/flow/flow-choice.ts';
import { parseLink, sellerCodeOf } from '../src/flow/link.ts';
import { resolveBrand } from '../src/visit/resolve-brand.ts';
import { drawnPlainly, KEYS, readPlainly, type Parameters } from './links/plain-reading.ts';
import { brandIn, brandOf, catalogue } from './walk/brands.ts';

const flowsOf = (key: string, area: string) => brandOf(key, area).flows.map(({ id }) => id);

const searchOf = (parameters: Parameters) =>
  `?${Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&')}`;

/** The same facts as the plain reading's, by the program. */
function reached(search: string) {
  const link = parseLink(search);
  const { owner, productCode } = resolveBrand(link, catalogue);
  const { flows } = brandIn(owner.id);
  return {
    area: link.area,
    key: owner.key,
    brandArea: owner.area,
    productCode,
    flow: chooseFlow(link, flows, flows)!.id,
    seller: link.seller,
    source: link.source,
    lookedUp: sellerCodeOf(link.source),
    contactId: link.contactId,
  };
}

function expectAsRead(parameters: Parameters): void {
  const search = searchOf(parameters);
  expect(reached(search), search).toEqual(readPlainly(parameters, flowsOf));
}

test('[BRAND-109] every recognised key of the specification is a brand', () => {
  expect(catalogue.brands.map(({ key }) => key)).toEqual(expect.arrayContaining(KEYS));
  const inMozambique = catalogue.brands.filter(({ area }) => area === 'MZ');
  expect(inMozambique.map(({ key }) => key)).toContain('WUP');
});

const languages = [undefined, 'pt-MZ', 'PT-mz', 'pt-BR', 'xx'];
const cases = KEYS.flatMap((key) => languages.map((lang) => [key, lang] as const));

test.each(cases)('[BRAND-04] [BRAND-05] [QUERY-14] %s in lang %s, as product', (product, lang) => {
  for (const written of [product, product.toLowerCase(), ` ${product} `]) {
    expectAsRead({ product: written, lang });
  }
  expectAsRead({ product, 'product-slug': 'NOBODY', lang });
});

test.each(cases)(
  '[BRAND-03] [QUERY-15] %s in lang %s, as slug beside any product',
  (slug, lang) => {
    for (const written of [slug, slug.toLowerCase(), ` ${slug} `]) {
      expectAsRead({ 'product-slug': written, lang });
    }
    for (const product of [...KEYS, 'NOBODY', '']) {
      expectAsRead({ product, 'product-slug': slug, lang });
    }
  },
);

test.each<Parameters>([
  { product: 'MS', voucher: 'msjana' },
  { product: 'MS', route: 'msjana' },
  { product: 'MS', voucher: 'msjana', flowId: 'default' },
  { product: 'MS', voucher: 'msjana', oferta: 'p9' },
  { product: 'WUP', voucher: 'msjana' },
  { product: 'WUP', route: 'pix', lang: 'pt-MZ' },
  { product: 'LIVE', route: 'pix' },
  { product: 'LIVE', oferta: 'p9' },
  { product: 'LIVE', flowId: 'pix' },
  { product: 'LIVE', flowId: 'nobody' },
])(
  '[FLOW-07] [FLOW-10] [FLOW-11] [FLOW-13] %j takes the flow that the specification says',
  (link) => {
    expectAsRead(link);
  },
);

const maybe = (...values: string[]) => fc.constantFrom(undefined, '', ' ', ...values);
const spelt = (keys: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...keys), fc.boolean())
    .map(([key, isLower]) => (isLower ? key.toLowerCase() : key));
const brandName = fc.oneof(maybe('NOBODY', 'Ms X'), spelt(KEYS));
const words = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_ã/&=%+?#'), maxLength: 12 });

const links = fc.record({
  product: brandName,
  'product-slug': brandName,
  lang: maybe('pt-MZ', 'PT-MZ', 'pt-BR', 'pt_MZ'),
  route: maybe('pix', 'bankslip', 'livelo', 'livelo-accrual', 'vip', 'msjana', 'default'),
  flowId: maybe('pix', 'default', 'offer', 'extended', 'nobody'),
  oferta: maybe('plano-9'),
  voucher: maybe('msjana', 'MSJANA', 'ABC'),
  seller: fc.oneof(maybe('abc', 'performance'), words),
  source: maybe('direto', 'campanha-x-123', 'maria', 'a-b'),
  partner: maybe('p1'),
  contactId: maybe('c1'),
  homologacao: maybe('on'),
  utm: fc.oneof(maybe('1'), words),
  query_param_x: maybe('1'),
});

test('[BRAND-01] every combination of parameters reaches what the specification says', () => {
  fc.assert(fc.property(links, expectAsRead), { numRuns: 3000 });
});

test('[BRAND-02] a listed design-system brand is drawn, and what is sold stays', () => {
  const ids = fc.oneof(
    maybe('ds-wup$dark', '$dark', 'nobody$light', 'MS$dark'),
    fc
      .tuple(spelt(KEYS), fc.constantFrom('', '$dark', '$light', '$$'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(links, ids, (parameters, designSystemId) => {
      const link = parseLink(searchOf(parameters));
      const read = readPlainly(parameters, flowsOf);
      const config = { flows: [], designSystemId };
      const { owner, lender = owner, productCode } = resolveBrand(link, catalogue, { config });
      expect(lender.key).toBe(drawnPlainly(designSystemId, read.key));
      expect([owner.key, productCode]).toEqual([read.key, read.productCode]);
    }),
    { numRuns: 1000 },
  );
});

test('[QUERY-18] [QUERY-23] the query that goes on is the link’s own, without query_param', () => {
  fc.assert(
    fc.property(links, ({ query_param_x, ...parameters }) => {
      const written = searchOf({ query_param_x, ...parameters, query_parameter: 'x' });
      const kept = new URLSearchParams(parseLink(written).query);
      expect([...kept]).toEqual([...new URLSearchParams(searchOf(parameters))]);
    }),
  );
});
