import { expect, test } from 'vitest';
import { parseFile } from '../../brand/parse/parse-file.ts';
import { documentOf, stepsTo } from './find-place.ts';

const root = parseFile(
  'brands/alfa/screens/lead.json',
  JSON.stringify({
    'lead.title': 'Olá',
    blocks: [{ id: 'form', schema: { required: ['a', 'b/c'] }, 'x/y': 1 }],
  }),
).node!;

test.each([
  ['lead.title', ['lead.title']],
  ['blocks[form].schema.required[1]', ['blocks', { id: 'form' }, 'schema', 'required', 1]],
  ['blocks[form].x/y', ['blocks', { id: 'form' }, 'x/y']],
])('%s is found', (shown, steps) => {
  expect(stepsTo(root, shown)).toEqual(steps);
});

test('a place that is not there is an error that names the file', () => {
  expect(() => stepsTo(root, 'blocks[pay]')).toThrow(
    'brands/alfa/screens/lead.json holds no blocks[pay].',
  );
});

test.each([
  ['brands/wup/texts.json', 'texts'],
  ['brands/families/english/theme.json', 'theme'],
  ['brands/base/screens/payment/[id].json', 'screens/payment/[id]'],
])('%s holds the document %s', (file, document) => expect(documentOf(file)).toBe(document));
