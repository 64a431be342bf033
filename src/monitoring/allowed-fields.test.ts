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

test('what is named leaves, and nothing else, at every depth', () => {
  const event = { id: 7, message: 'broken', tags: { where: 'pay' }, list: [{ n: 1 }, { n: 2 }] };
  expect(allowedFields(event, EVENT)).toEqual(event);
  const [tags, list] = [{ where: 'pay', body: CARD }, [{ n: 1, secret: CARD }, { n: 2 }]];
  const more = { ...event, user: { email: 'ana@b.co' }, tags, list };
  expect(allowedFields(more, EVENT)).toEqual(event);
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
      const { id: _, message: __, tags: ___, list: ____, ...rest } = { ...(left as typeof EVENT) };
      expect(rest).toEqual({});
    }),
  );
});
