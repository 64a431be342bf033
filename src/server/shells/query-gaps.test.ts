import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINK_PARAMETERS, parseLink } from '../../flow/link.ts';
import { gapMark, MAX_GAPS, withGaps } from './query-gaps.ts';

const [m0, m1] = [gapMark(0), gapMark(1)];

test.each([
  ['', '', []],
  ['?product=A', '?product=A', []],
  ['?utm=1&gclid=2', `?${m0}`, ['utm=1&gclid=2']],
  ['?utm=1&product=A&b=%26&c', `?${m0}&product=A&${m1}`, ['utm=1', 'b=%26&c']],
  ['?%70roduct=A&seller=&seller=b', '?%70roduct=A&seller=&seller=b', []],
])('%j is %j, with %j left out', (query, gapped, gaps) => {
  expect(withGaps(query)).toEqual({ query: gapped, gaps });
});

const filledIn = ({ query, gaps }: ReturnType<typeof withGaps>) =>
  gaps.reduce((text, gap, index) => text.replace(gapMark(index), () => gap), query);

const name = fc.constantFrom(...LINK_PARAMETERS, 'utm_source', 'gclid', 'x', '%70roduct', 'Seller');
const part = fc
  .tuple(name, fc.constantFrom('', '=', '=a', '=vip', '=pt-mz', '=%20', '=a%26b'))
  .map((pair) => pair.join(''));

test('the link means the same with gaps, and reads the same once they are filled', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const link = parseLink(parts.length > 0 ? `?${parts.join('&')}` : '');
      const gapped = withGaps(link.query);
      expect({ ...parseLink(gapped.query), query: link.query }).toEqual(link);
      expect(filledIn(gapped)).toBe(link.query);
      expect(gapped.gaps.length).toBeLessThanOrEqual(MAX_GAPS);
    }),
  );
});

test('of a link with many runs of unknown parameters those beyond the eighth stay as they are', () => {
  const runs = Array.from({ length: 10 }, (_, index) => `u${index}=1&voucher=a`);
  const { query, gaps } = withGaps(`?${runs.join('&')}`);
  expect(gaps).toHaveLength(MAX_GAPS);
  expect(query).toContain('u8=1&voucher=a&u9=1');
  expect(query).not.toContain(gapMark(MAX_GAPS));
});
