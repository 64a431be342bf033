import { expect, test } from 'vitest';
import { beginningOf } from '../../../brand/parse/node.ts';
import { aPicture, aReport, described } from '../diff-test-kit.ts';
import { formatHtml } from './format-html.ts';

/** The page without its head, with single spaces between what it shows. */
const bodyOf = (report: Parameters<typeof aReport>[0]) =>
  formatHtml(aReport(report)).split('<main>')[1]!.replace(/\s+/g, ' ').replaceAll(' >', '>');

test('the sentences are those of the Markdown, everything escaped', () => {
  const place = { ...beginningOf('a.json'), line: 7 };
  const body = bodyOf({
    errors: [{ ...place, rule: 'r', severity: 'error', message: '<b> & [x](javascript:1)' }],
    changes: [described({ title: 'T', before: 'a', after: '<i>' }, { place })],
  });
  expect(body).toContain('<code>a.json:7</code> &lt;b&gt; &amp; [x](javascript:1)</li>');
  expect(body).toContain(
    '<li>T: <del>a</del> → <strong>&lt;i&gt;</strong> <sub>a.json:7 · alfa</sub></li>',
  );
});

const cards = (html: string) => html.split('<div class="card ').slice(1);

test('pictures are cards by screen, each with both sides and what differs', () => {
  const body = bodyOf({
    changes: [described({ title: 'T' }, { subject: 'look', document: 'theme' })],
    samePictures: 2,
    pictures: [
      aPicture({ before: 'a.png', after: 'b.png', difference: 'c.png' }),
      aPicture({ screen: 'pix', after: 'd.png' }),
    ],
  });
  expect(body).toContain('2 of 4 screens that were photographed look different.');
  expect(body.indexOf('<h3>/lead</h3>')).toBeLessThan(body.indexOf('<h3>/pix</h3>'));
  const links = cards(body).map((card) => [...card.matchAll(/href="(.*?)"/g)].map(([, to]) => to));
  expect(links).toEqual([['a.png', 'b.png', 'c.png'], ['d.png']]);
  expect(body.match(/It is new/g)).toHaveLength(1);
});

test('brands that change in the same way share a card', () => {
  const brands = ['alfa', 'beta'];
  const body = bodyOf({
    changes: [described({ title: 'T' }, { brands })],
    pictures: brands.flatMap((brand) =>
      Array.from({ length: 9 }, (_, at) => aPicture({ brand, state: `s${at}`, after: 'a.png' })),
    ),
  });
  expect(body.match(/The same in 1 more brand/g)).toHaveLength(9);
  expect(cards(body)).toHaveLength(18);
});
