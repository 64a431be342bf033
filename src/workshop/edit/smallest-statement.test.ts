import fc from 'fast-check';
import { expect, test } from 'vitest';
import { merge } from '../../brand/inherit/merge.ts';
import { toValue, type JsonValue } from '../../brand/parse/node.ts';
import { parseFile } from '../../brand/parse/parse-file.ts';
import { smallestStatement } from './smallest-statement.ts';

const merged = (above: JsonValue, own: JsonValue | undefined): JsonValue => {
  const node = (value: JsonValue) => parseFile('a.json', JSON.stringify(value)).node!;
  return toValue(merge(node(above), node(own ?? {})));
};
const statementFor = (above: JsonValue, own: JsonValue, wanted: JsonValue) =>
  smallestStatement({ own, above, aboveBefore: above, now: merged(above, own), wanted });

test.each<[what: string, own: JsonValue, wanted: JsonValue, expected: JsonValue | undefined]>([
  ['nothing, where the parent says the same', { a: 2 }, { a: 1 }, undefined],
  ['null, where the parent says it', { b: 2 }, { b: 2 }, { b: 2, a: null }],
  ['as before, where nothing is touched', { a: 1, b: 2 }, { a: 1, b: 3 }, { a: 1, b: 3 }],
  ['no empty object', {}, { a: 1, messages: {} }, undefined],
])('a folder says %s', (_, own, wanted, expected) => {
  expect(statementFor({ a: 1 }, own, wanted)).toEqual(expected);
});

test('for any parent, file and wish, the parent with the statement over it is as wished', () => {
  const key = fc.constantFrom('a', 'b', 'c');
  const scalar = fc.oneof(fc.nat(2), fc.string({ maxLength: 1 }));
  const id = fc.constantFrom('i', 'j', 'k', 'l', 'm');
  const item = fc
    .tuple(id, fc.dictionary(key, scalar))
    .map(([one, rest]) => ({ id: one, ...rest }));
  const items = fc.uniqueArray(item, { selector: (one) => one.id, minLength: 1 });
  const inner = fc.oneof(scalar, fc.array(scalar, { minLength: 1 }), items);
  const members = fc.dictionary(key, inner, { minKeys: 1 });
  const document = fc.dictionary(key, fc.oneof(inner, members), { minKeys: 1 });
  fc.assert(
    fc.property(document, document, document, (above, own, wanted) => {
      const statement = statementFor(above, own, wanted);
      expect(merged(above, statement)).toEqual(wanted);
    }),
  );
});
