import { expect, test } from 'vitest';
import { nodeOf, objectOf } from '../brand-test-kit.ts';
import { toValue } from '../parse/node.ts';
import { messagesByUse } from './definition-messages.ts';

function spread(schema: object, messages: Record<string, object>) {
  const given = new Map(Object.entries(messages).map(([path, said]) => [path, objectOf(said)]));
  const found = messagesByUse(nodeOf(schema), given);
  return Object.fromEntries([...found].map(([path, node]) => [path, toValue(node)]));
}

const person = { properties: { name: { type: 'string' } } };
const SAID = { required: 'a.b' };

test.each(['definitions', '$defs'])(
  "what '%s' describe has its messages wherever it is used",
  (word) => {
    const $ref = `#/${word}/person`;
    const schema = {
      [word]: { person, other: person },
      properties: { buyer: { $ref }, guests: { type: 'array', items: { $ref } }, own: {} },
    };
    const messages = {
      [$ref]: { type: 'a.c' },
      [`${$ref}.name`]: SAID,
      own: SAID,
      [`#/${word}/other.name`]: SAID,
    };
    expect(spread(schema, messages)).toEqual({
      own: SAID,
      buyer: { type: 'a.c' },
      'buyer.name': SAID,
      'guests.*': { type: 'a.c' },
      'guests.*.name': SAID,
    });
  },
);

test('a definition of another name that begins alike is another one', () => {
  const schema = {
    definitions: { a: person, ab: person },
    properties: { x: { $ref: '#/definitions/a' } },
  };
  expect(spread(schema, { '#/definitions/ab.name': SAID })).toEqual({});
});

test('messages of the form itself win', () => {
  const schema = { definitions: { a: person }, properties: { x: { $ref: '#/definitions/a' } } };
  const messages = { 'x.name': { required: 'own' }, '#/definitions/a.name': SAID };
  expect(spread(schema, messages)).toEqual({ 'x.name': { required: 'own' } });
});

test.each(['definitions', '$defs'])("one of '%s' may use another one", (word) => {
  const schema = {
    [word]: { a: { properties: { b: { $ref: `#/${word}/b` } } }, b: person },
    properties: { x: { $ref: `#/${word}/a` } },
  };
  expect(spread(schema, { [`#/${word}/b.name`]: SAID })).toEqual({ 'x.b.name': SAID });
});

test('five of them may use each other in turn', () => {
  const use = (name: string) => ({ properties: { [name]: { $ref: `#/$defs/${name}` } } });
  const $defs = { a: use('b'), b: use('c'), c: use('d'), d: use('e'), e: person };
  expect(spread({ $defs, ...use('a') }, { '#/$defs/e.name': SAID })).toEqual({
    'a.b.c.d.e.name': SAID,
  });
});

test('a definition that holds itself has its messages on three levels', () => {
  const $ref = '#/definitions/node';
  const node = { properties: { name: {}, next: { $ref } } };
  const schema = { definitions: { node }, properties: { top: { $ref } } };
  expect(Object.keys(spread(schema, { [`${$ref}.name`]: SAID }))).toEqual([
    'top.name',
    'top.next.name',
    'top.next.next.name',
  ]);
});

test('a schema that is no object uses none', () => {
  expect(spread(true as never, { '#/definitions/a': SAID, x: SAID })).toEqual({ x: SAID });
});

test.each(['#/definitions/none', 'https://a.example/definitions/a', 'definitions/a'])(
  "'%s' leads nowhere",
  ($ref) => {
    const schema = { definitions: { a: person }, properties: { x: { $ref } } };
    expect(spread(schema, { '#/definitions/a.name': SAID, y: SAID })).toEqual({ y: SAID });
  },
);
