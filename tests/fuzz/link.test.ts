import fc from 'fast-check';
import { expect } from 'vitest';
import { parseLink, sellerCodeOf, withVoucher, type Link } from '../../src/flow/link.ts';
import { DOCUMENTED_LINKS } from '../links/links.ts';
import { nearly } from './changed-text.ts';
import { fuzz } from './fuzz.ts';

/** Node and browsers differ in how many marks stand for bytes that are no text. */
const withOneMark = (text: string) => text.replace(/\ufffd+/g, '\ufffd');

/** Bytes of a name or value as application/x-www-form-urlencoded (URL Standard) writes them. */
function decoded(written: string): string {
  const bytes: number[] = [];
  const source = Buffer.from(written.replaceAll('+', ' '), 'utf8');
  for (let at = 0; at < source.length; at++) {
    const hex = source.subarray(at + 1, at + 3).toString('latin1');
    if (source[at] === 0x25 && /^[0-9a-f]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(source[at]!);
  }
  // A mark of byte order is a character like others there.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes));
  return withOneMark(text);
}

/**
 * Names and values in their order, as their sender meant them: every '?' begins a parameter, a name loses
 * leading 'amp;', and other capitals count where nothing has the exact name.
 */
function readPlainly(search: string): [string, string][] {
  const said = search
    .split(/[?&]/)
    .filter((part) => part !== '')
    .map((part): [string, string] => {
      const [name, ...value] = part.split('=');
      return [decoded(name!).replace(/^(?:amp;)+/i, ''), decoded(value.join('='))];
    });
  const exact = new Set(said.map(([name]) => name));
  return said.map(([name, value]) => {
    const meant = KNOWN.find((one) => one.toUpperCase() === name.toUpperCase());
    return [meant === undefined || exact.has(meant) ? name : meant, value];
  });
}

const SEARCHES = DOCUMENTED_LINKS.map(({ parameters }) => {
  const said = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams([['product', 'WUP'], ...(said as [string, string][])])}`;
});
const KNOWN =
  'seller source flowId oferta voucher route contactId lang product product-slug partner homologacao'.split(
    ' ',
  );
const NAMES = [...KNOWN, 'query_param', '%73eller', 'amp;seller', 'Product', 'FLOWID', 'x?lang'];
const named = fc
  .array(
    fc.tuple(
      fc.constantFrom(...NAMES),
      nearly(['ana', 'vip', 'pt-MZ', '%70ix', 'a-b-9', '%E3%81', '-', '..', '%20', 'WUP']),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.map((part) => part.join('=')).join('&'));
/** As the address bar has it: without fragment, line breaks and lone surrogates. */
const search = fc
  .oneof(nearly(SEARCHES), named)
  .map((query) => new URL(`https://own.invalid/lead?${query.replace(/^\?/, '')}`).search);

fuzz(
  'link: each parameter is what the query says of it first',
  search,
  { runs: 300 },
  (written) => {
    const said = readPlainly(written);
    const say = (name: string) =>
      said.filter(([other, value]) => other === name && value.trim() !== '')[0]?.[1].trim();
    const link = JSON.parse(withOneMark(JSON.stringify(parseLink(written)))) as Link;
    expect(link).toMatchObject({
      seller: say('seller') ?? (say('partner') === undefined ? 'performance' : 'franchising'),
      source: say('source') ?? 'direto',
      area: say('lang')?.toUpperCase() === 'PT-MZ' ? 'MZ' : 'BR',
    });
    for (const name of [
      'flowId',
      'oferta',
      'voucher',
      'route',
      'lang',
      'product',
      'partner',
    ] as const) {
      expect(link[name], name).toBe(say(name));
    }
    expect(link.productSlug).toBe(say('product-slug'));
    expect(link.homologacao).toBe(say('homologacao'));
    expect(link.contactId).toBe(say('route') === 'vip' ? say('contactId') : undefined);
  },
);

fuzz(
  'link: the query that goes on says the same, and nothing of it is lost',
  search,
  { runs: 250 },
  (written) => {
    const link = parseLink(written);
    expect(parseLink(link.query)).toEqual(link);
    const kept = readPlainly(written).filter(([name]) => !name.startsWith('query_param'));
    expect(readPlainly(link.query)).toEqual(kept);
  },
);

fuzz(
  'link: a voucher that is filled in stays the one that it is',
  fc.tuple(search, nearly(['MEMBRO50', 'a&voucher=b']).map(decoded)),
  { runs: 150 },
  ([written, voucher]) => {
    const step = { id: 's', templateId: 'lead', props: { voucher } };
    const filled = withVoucher(parseLink(written), step);
    expect(parseLink(filled.query).voucher).toBe(filled.voucher);
    expect(withVoucher(filled, step)).toEqual(filled);
  },
);

fuzz(
  'link: the seller is looked up by a part of the source that can stand in a path',
  search,
  { runs: 150 },
  (written) => {
    const { source } = parseLink(written);
    const code = sellerCodeOf(source);
    const { pathname } = new URL(`https://own.invalid/seller/${encodeURIComponent(code)}`);
    expect(pathname.split('/')).toHaveLength(3);
    expect(decodeURIComponent(pathname.split('/')[2]!)).toBe(code);
    expect(
      code === 'direto' ||
        source
          .split('-')
          .map((part) => part.trim())
          .includes(code),
    ).toBe(true);
  },
);
