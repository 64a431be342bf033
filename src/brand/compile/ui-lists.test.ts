import { expect, test } from 'vitest';
import { nodeOf } from '../brand-test-kit.ts';
import { toValue } from '../parse/node.ts';
import { listsByNumber, numbersAsLists } from './ui-lists.ts';

const byNumber = (ui: unknown) => toValue(listsByNumber(nodeOf(ui)));
const asLists = (ui: unknown) => toValue(numbersAsLists(nodeOf(ui)));

test.each(['items', 'oneOf', 'anyOf'])("'%s' becomes an object by number", (key) => {
  const lists = { a: { [key]: [{ b: 1 }, { [key]: [{ c: 1 }] }] } };
  expect(byNumber(lists)).toEqual({ a: { [key]: { 0: { b: 1 }, 1: { [key]: { 0: { c: 1 } } } } } });
});

test('an alternative has what the uiSchema around it says of fields, its own words first', () => {
  const ui = {
    'ui:order': ['a'],
    a: { 'ui:widget': 'phone', 'ui:help': 'around' },
    b: { 'ui:help': 'around' },
    oneOf: { 1: { a: { 'ui:help': 'own' } } },
  };
  const around = { a: { 'ui:widget': 'phone', 'ui:help': 'around' }, b: { 'ui:help': 'around' } };
  expect(asLists(ui)).toMatchObject({
    'ui:order': ['a'],
    oneOf: [around, { ...around, a: { 'ui:widget': 'phone', 'ui:help': 'own' } }],
  });
  expect(Object.keys((asLists(ui) as { oneOf: object[] }).oneOf[0]!)).toEqual(['a', 'b']);
});

test('entries of a list have nothing of what stands around them', () => {
  expect(asLists({ a: { 'ui:help': 'x' }, items: { 0: { b: {} } } })).toEqual({
    a: { 'ui:help': 'x' },
    items: [{ b: {} }],
  });
});
