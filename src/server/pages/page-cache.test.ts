import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINK_PARAMETERS, parseLink } from '../../flow/link.ts';
import { filledDocument, markedQuery, NONCE_MARK } from './page-cache.ts';

const markAt = (slot: number) => NONCE_MARK.replace(/nz$/, `${slot}z`);
const [m0, m1] = [markAt(0), markAt(1)];

test.each([
  ['', '', []],
  ['?product=A', '?product=A', []],
  ['?utm=1&gclid=2', `?${m0}`, ['utm=1&gclid=2']],
  ['?utm=1&product=A&b=%26&c', `?${m0}&product=A&${m1}`, ['utm=1', 'b=%26&c']],
  ['?%70roduct=A&seller=&seller=b', '?%70roduct=A&seller=&seller=b', []],
])('%j is %j, with %j left out', (query, marked, runs) => {
  expect(markedQuery(query)).toEqual({ query: marked, runs });
});

const filledIn = ({ query, runs }: ReturnType<typeof markedQuery>) =>
  runs.reduce((text, run, index) => text.replace(markAt(index), () => run), query);

const name = fc.constantFrom(...LINK_PARAMETERS, 'utm_source', 'gclid', 'x', '%70roduct', 'Seller');
const part = fc
  .tuple(name, fc.constantFrom('', '=', '=a', '=vip', '=pt-mz', '=%20', '=a%26b'))
  .map((pair) => pair.join(''));

test('the link means the same with marks, and reads the same once they are filled', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const link = parseLink(parts.length > 0 ? `?${parts.join('&')}` : '');
      const marked = markedQuery(link.query);
      expect({ ...parseLink(marked.query), query: link.query }).toEqual(link);
      expect(filledIn(marked)).toBe(link.query);
    }),
  );
});

test('what a link says beside ours is text of an attribute, and no markup', () => {
  const page = { html: `<a href="/x?${m0}&amp;a=b&amp;${m1}">`, headers: {} };
  const { html } = filledDocument(page, '', [`u="><script>alert('1')</script>`, 'b&c']);
  expect(html).toBe(
    '<a href="/x?u=&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;a=b&amp;b&amp;c">',
  );
});
