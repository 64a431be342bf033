import { expect, test } from 'vitest';
import { naughty, wellFormed } from '../../tests/corpora/naughty.ts';
import { namesOnlyPlan, parseLink, sellerCodeOf, withVoucher, type Link } from './link.ts';

const cases: [title: string, search: string, expected: Partial<Link>][] = [
  ['[QUERY-01] [SELLER-02] [CONST-31] seller by default', '', { seller: 'performance' }],
  ['[QUERY-01] [SELLER-09] a named seller counts', '?seller=abc', { seller: 'abc' }],
  ['[QUERY-02] [SELLER-03] a partner’s seller', '?partner=p1', { seller: 'franchising' }],
  ['[QUERY-02] a named seller beats the partner', '?partner=p1&seller=abc', { seller: 'abc' }],
  ['[QUERY-03] [SELLER-04] [CONST-32] source by default', '?source=%20', { source: 'direto' }],
  ['[QUERY-03] a named source stays whole', '?source=campanha-x-12', { source: 'campanha-x-12' }],
  ['[QUERY-12] contactId counts with route=vip', '?route=vip&contactId=c1', { contactId: 'c1' }],
  ['[QUERY-12] and with no other route', '?route=pix&contactId=c1', { contactId: undefined }],
  ['[QUERY-13] lang=pt-MZ is Mozambique', '?lang=pt-MZ', { area: 'MZ', lang: 'pt-MZ' }],
  ['[QUERY-13] any other lang is Brazil', '?lang=en-MZ', { area: 'BR' }],
  [
    'an ampersand that a mailer has escaped',
    '?seller=maria&amp;product=LIVE&amp;amp;lang=pt-MZ',
    {
      seller: 'maria',
      product: 'LIVE',
      area: 'MZ',
      query: '?seller=maria&product=LIVE&lang=pt-MZ',
    },
  ],
  [
    'a second question mark',
    '?seller=maria?product=LIVE',
    { seller: 'maria', product: 'LIVE', query: '?seller=maria&product=LIVE' },
  ],
  [
    'names in other capitals',
    '?Product=LIVE&FLOWID=alt&utm_Source=x',
    { product: 'LIVE', flowId: 'alt', query: '?product=LIVE&flowId=alt&utm_Source=x' },
  ],
  [
    'the exact name before another writing of it',
    '?Product=LIVE&product=WUP',
    { product: 'WUP', query: '?Product=LIVE&product=WUP' },
  ],
  [
    'every other parameter has its field',
    '?flowId=alt&oferta=p9&voucher=V&route=pix&product=A&product-slug=B&partner=C&homologacao=on',
    {
      flowId: 'alt',
      oferta: 'p9',
      voucher: 'V',
      route: 'pix',
      product: 'A',
      productSlug: 'B',
      partner: 'C',
      homologacao: 'on',
    },
  ],
  ['a value is trimmed', '?product=+A%20', { product: 'A' }],
  ['broken percent codes are read as they are', '?product=A%', { product: 'A%' }],
];

test.each(cases)('%s', (_, search, expected) => {
  expect(parseLink(search)).toMatchObject(expected);
});

test('of a repeated parameter the first filled one counts', () => {
  expect(parseLink('?product=&product=A&product=B').product).toBe('A');
});

const texts = ['flowId', 'oferta', 'voucher', 'route', 'lang', 'product', 'productSlug'] as const;

test.each(naughty.rawQueries)('$id ($why) is read without harm', ({ query }) => {
  const link = parseLink(`?${query}`);
  for (const name of texts) expect(['string', 'undefined']).toContain(typeof link[name]);
  expect(link.seller).not.toBe('');
  expect(link.source).not.toBe('');
  expect(Object.getPrototypeOf(link)).toBe(Object.prototype);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(parseLink(link.query)).toEqual(link);
});

test('every naughty value comes through a parameter as it is, but for the blanks around it', () => {
  for (const { value } of naughty.cases) {
    const search = `?${new URLSearchParams({ voucher: value, flowId: value })}`;
    const read = wellFormed(value).trim() || undefined;
    expect(parseLink(search)).toMatchObject({ voucher: read, flowId: read });
  }
});

test.each([
  ['?oferta=p9', true],
  ['?oferta=p9&product=A', false],
  ['?product=A', false],
  ['', false],
])('D-40: %j names a plan alone: %s', (search, expected) => {
  expect(namesOnlyPlan(parseLink(search))).toBe(expected);
});

const step = (voucher?: string) => ({ id: 'lead', templateId: 'lead', props: { voucher } });

test("[FLOW-16] [ENTITY-30] a missing voucher is the first step's, in memory and in the address; the link's own stays", () => {
  const link = withVoucher(parseLink('?product=A&voucher='), step('V 1'));
  expect(link.voucher).toBe('V 1');
  expect(link.query).toBe('?product=A&voucher=V+1');
  expect(parseLink(link.query)).toEqual(link);
  expect(withVoucher(link, step('V2'))).toBe(link);
});

test.each([undefined, '', ' '])('a first step with the voucher %j fills nothing', (voucher) => {
  const link = parseLink('?product=A');
  expect(withVoucher(link, step(voucher))).toBe(link);
  expect(withVoucher(link, undefined)).toBe(link);
  expect(withVoucher(link, { id: 'lead', templateId: 'lead' })).toBe(link);
});

test.each([
  ['campanha-x-123', '123'],
  ['a- b ', 'b'],
  ['-', 'direto'],
  ['x-..', 'x'],
  ['a-b/../c', 'b/../c'],
])('[SELLER-05] the source %j is looked up by %j', (source, code) => {
  expect(sellerCodeOf(source)).toBe(code);
});
