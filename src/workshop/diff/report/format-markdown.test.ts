import { expect, test } from 'vitest';
import { beginningOf } from '../../../brand/parse/node.ts';
import { aPicture, aReport, described } from '../diff-test-kit.ts';
import { formatMarkdown } from './format-markdown.ts';

const place = { ...beginningOf('a.json'), line: 7 };
const sections = (text: string) => text.trim().split('\n\n');

test('errors, what breaks, changes by subject, and notes', () => {
  const report = aReport({
    errors: [{ ...place, rule: 'r', severity: 'error', message: 'a *wrong* one' }],
    breaks: [{ kind: 'link', sentence: 'Links with a_b.', brands: ['alfa'] }],
    changes: [
      described({ title: "Text 'a'", before: 'x', after: 'y' }, { place }),
      described({ title: 'Steps' }, { subject: 'steps', place, before: 1 }),
    ],
    notes: ['A <note>'],
  });
  expect(sections(formatMarkdown(report)).slice(2)).toEqual([
    '### Errors',
    '- `a.json:7` a \\*wrong\\* one',
    '### What breaks',
    '- **link**: Links with a\\_b. <sub>alfa</sub>',
    '### Steps',
    '- Steps <sub>was at a.json:7 · alfa</sub>',
    '### Texts',
    "- Text 'a': ~~x~~ → **y** <sub>a.json:7 · alfa</sub>",
    '### Notes',
    '- A \\<note\\>',
  ]);
});

test.each([
  [{ title: 'T', after: 'b' }, 'T: **b**'],
  [{ title: 'T', before: 'a' }, 'T: ~~a~~'],
  [{ title: 'T', before: 'a', after: '' }, 'T: ~~a~~ → **(empty)**'],
  [{ title: 'T|~[x](y)#@`\\', after: 'a\n b' }, 'T\\|\\~\\[x\\](y)\\#\\@\\`\\\\: **a b**'],
])('%j reads %s', (description, text) => {
  const markdown = formatMarkdown(aReport({ changes: [described(description)] }));
  expect(markdown).toContain(`- ${text} <sub>`);
});

test('pictures: how many differ', () => {
  const lines = (count: number, samePictures: number) => {
    const pictures = Array.from({ length: count }, () => aPicture());
    return sections(formatMarkdown(aReport({ pictures, samePictures }))).slice(2);
  };
  expect(lines(0, 0)).toEqual([]);
  expect(lines(0, 3)[1]).toContain('0 of 3 screens look different');
  expect(lines(1, 3)[1]).toContain('1 of 4 screens');
});
