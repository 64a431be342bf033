import { expect, test } from 'vitest';
import { beginningOf } from '../../../brand/parse/node.ts';
import type { Diagnostic } from '../../../contract/diagnostic.ts';
import { aReport, described } from '../diff-test-kit.ts';
import { groupOf, headline, sentencesOf } from './sentences.ts';

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

const error = {
  ...beginningOf('a.json'),
  rule: 'r',
  severity: 'error',
  message: 'm',
} as Diagnostic;
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
