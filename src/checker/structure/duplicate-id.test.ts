import { expect, test } from 'vitest';
import { parseFile } from '../../brand/parse/parse-file.ts';
import { metaSchemas } from '../rule-test-kit.ts';
import { diagnosticOf } from '../language/say-finding.ts';
import { runRule } from '../run-rules.ts';
import { duplicateId as rule } from './entries.ts';

const found = (value: unknown) =>
  runRule(rule[0]!, {
    root: parseFile('f.json', JSON.stringify(value, null, 1)).node!,
    schema: 'flows',
    metaSchemas,
  })
    .map(diagnosticOf)
    .map(({ line, rule: id, message }) => `${line} ${id} ${message}`);

test.each([
  ['texts', [{ id: 'a' }, { id: 'b' }, { id: 'a' }], 'The id "a"'],
  ['numbers', [{ id: 1 }, { id: 2 }, { id: 1 }], 'The id 1'],
])('an id twice in one list: %s', (_, list, what) => {
  expect(found({ list })).toEqual([
    `10 duplicate-id ${what} stands in this list already, in line 4.`,
  ]);
});

test('an id twice in different lists is fine', () => {
  expect(
    found({
      flows: [
        { id: 'a', steps: [{ id: 'x' }] },
        { id: 'b', steps: [{ id: 'x' }] },
      ],
    }),
  ).toEqual([]);
});

test('in a schema, id is a word like any other', () => {
  expect(found({ blocks: [{ id: 'f', schema: { examples: [{ id: 1 }, { id: 1 }] } }] })).toEqual(
    [],
  );
});
