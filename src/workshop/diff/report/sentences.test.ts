import { expect, test } from 'vitest';
import { beginningOf } from '../../../brand/parse/node.ts';
import type { Diagnostic } from '../../../contract/diagnostic.ts';
import { aPicture, aReport, described } from '../diff-test-kit.ts';
import { formatMarkdown, groupOf, headline, sentencesOf } from './sentences.ts';

const title = { title: 'T' };
const at = (file: string) => ({ place: { ...beginningOf(file), line: 7 } });

test('brands belong together where the same changes happen to them', () => {
  const changes = [['alfa'], ['alfa', 'beta'], ['x', 'y']].map((brands) =>
    described(title, { brands }),
  );
  expect(groupOf({ changes }, 'x')).toBe(groupOf({ changes }, 'y'));
  expect(groupOf({ changes }, 'alfa')).not.toBe(groupOf({ changes }, 'beta'));
  expect(groupOf({ changes: [] }, 'alfa')).not.toBe(groupOf({ changes: [] }, 'beta'));
});

const sections = (changes: ReturnType<typeof described>[]) => sentencesOf(aReport({ changes }));

test('a change that reads the same in two files is listed once, with both places', () => {
  const description = { title: 'T', before: 'a', after: 'b' };
  const changes = [
    described(description, { ...at('a.json'), brands: ['beta'] }),
    described(description, { ...at('b.json'), brands: ['alfa'], before: 'a' }),
    described({ ...description, after: 'c' }, { ...at('a.json'), brands: ['gama'] }),
  ];
  expect(sections(changes)[0]!.split('\n').slice(2)).toEqual([
    '- T: ~~a~~ → **b** <sub>a.json:7 · beta; was at b.json:7 · alfa</sub>',
    '- T: ~~a~~ → **c** <sub>a.json:7 · gama</sub>',
  ]);
});

test('a step that changes in the same way in several flows is one sentence', () => {
  const changes = ['a', 'b'].map((flow) =>
    described(
      { title: `Flow '${flow}': the step 's' is new`, after: 'it shows /pix' },
      { subject: 'steps', document: 'flows', path: ['flows', flow, 'steps', 's'] },
    ),
  );
  const [steps] = sections(changes);
  expect(steps).toContain("- Flow 'a', 'b': the step 's' is new: **it shows /pix** <sub>");
  expect(steps!.match(/^- /gm)).toHaveLength(1);
});

test('a screen has sections of its own; what several screens show stands before them', () => {
  const changes = [
    described(title, { subject: 'fields', document: 'screens/pix' }),
    described(title, { subject: 'fields', document: 'fields/cpf' }),
    described(title, { subject: 'texts', screens: ['lead'] }),
    described(title, { subject: 'texts', screens: ['lead', 'pix'] }),
  ];
  expect(sections(changes).map((section) => section.split('\n')[0])).toEqual([
    '### Screens and fields',
    '### Screens and fields: /pix',
    '### Texts',
    '### Texts: /lead',
  ]);
});

const error: Diagnostic = { ...beginningOf('a.json'), rule: 'r', severity: 'error', message: 'm' };
const broken = { kind: 'link', sentence: 's', brands: ['a'] } as const;
const change = (...brands: string[]) => described(title, { brands });

test.each([
  [{}, 'Compared with main, nothing changes for any buyer.'],
  [
    { changes: [change('a', 'b')], language: 'pt-BR' as const },
    'Em comparação com main: 1 mudança em 2 marcas.',
  ],
  [{ changes: [change('a', 'b'), change('b')] }, 'Compared with main: 2 changes in 2 brands.'],
  [
    { changes: [change('a')], breaks: [{ ...broken, brands: ['a'] }], errors: [error, error] },
    'Compared with main: 1 change in 1 brand, 1 thing that may break, 2 errors.',
  ],
])('%#: %s', (report, text) => {
  expect(headline(aReport(report))).toBe(text);
});

const partsOf = (text: string) => text.trim().split('\n\n');

test('errors, what breaks, changes by subject, and notes', () => {
  const report = aReport({
    errors: [{ ...error, line: 7, message: 'a *wrong* one' }],
    breaks: [{ kind: 'link', sentence: 'Links with a_b.', brands: ['alfa'] }],
    changes: [
      described({ title: "Text 'a'", before: 'x', after: 'y' }, at('a.json')),
      described({ title: 'Steps' }, { subject: 'steps', ...at('a.json'), before: 1 }),
    ],
    notes: ['A <note>'],
  });
  expect(partsOf(formatMarkdown(report)).slice(2)).toEqual([
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
    return partsOf(formatMarkdown(aReport({ pictures, samePictures }))).slice(2);
  };
  expect(lines(0, 0)).toEqual([]);
  expect(lines(0, 3)[1]).toContain('0 of 3 screens look different');
  expect(lines(1, 3)[1]).toContain('1 of 4 screens');
});
