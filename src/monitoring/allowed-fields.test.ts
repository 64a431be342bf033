import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedFields, plain } from './allowed-fields.ts';
import { textUpTo } from './scrub.ts';

const CARD = '4111111111111111';
const EVENT = {
  id: plain,
  message: textUpTo(20),
  tags: { where: textUpTo(20) },
  list: [{ n: plain }],
} as const;

test('what is named leaves, each field as it says there', () => {
  const event = { id: 7, message: 'broken', tags: { where: 'pay' }, list: [{ n: 1 }, { n: 2 }] };
  expect(allowedFields(event, EVENT)).toEqual(event);
});

test('what is not named is left out, at every depth', () => {
  const event = {
    id: 7,
    user: { email: 'ana@b.co' },
    tags: { where: 'pay', body: CARD },
    list: [{ n: 1, secret: CARD }],
  };
  expect(allowedFields(event, EVENT)).toEqual({ id: 7, tags: { where: 'pay' }, list: [{ n: 1 }] });
});

test.each([
  ['an object in the place of an id', { id: { deep: CARD } }, {}],
  ['a text in the place of an object', { tags: CARD }, {}],
  ['an object in the place of a list', { list: { n: CARD } }, {}],
  ['a function', { id: () => CARD }, {}],
  ['nothing', null, undefined],
])('%s says nothing', (_, event, left) => {
  expect(allowedFields(event, EVENT)).toEqual(left);
});

test('a text is scrubbed before it is cut', () => {
  const left = allowedFields({ message: `${'x '.repeat(6)}${CARD}` }, EVENT);
  expect(JSON.stringify(left)).not.toContain('4111');
});

test('nothing of any JSON leaves beside the named fields', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const left = allowedFields(value, EVENT);
      const named = ['id', 'message', 'tags', 'list'];
      expect(Object.keys({ ...(left as object) }).filter((key) => !named.includes(key))).toEqual(
        [],
      );
    }),
  );
});
