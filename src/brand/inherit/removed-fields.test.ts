import { expect, test } from 'vitest';
import { nodeOf } from '../brand-test-kit.ts';
import { toValue } from '../parse/node.ts';
import { merge } from './merge.ts';

/** A form of fields that have these schemas. */
const fields = (properties: object, more: object = {}) => ({ schema: { properties, ...more } });
/** The field a is removed. */
const WITHOUT_A = fields({ a: null });
const ABOUT_A = { ui: { a: { 'ui:help': 'x' } }, messages: { a: { required: 'x' }, 'a.e': {} } };

test.each<[title: string, parent: object, child: object, whole: object]>([
  [
    'a field that is removed goes from all that its form says of it',
    {
      ...fields(
        { a: {}, b: {}, c: { properties: { a: {}, d: {} }, required: ['a', 'd'] } },
        { required: ['a', 'b'] },
      ),
      ui: { 'ui:order': ['b', 'a', '*'], a: { 'ui:help': 'x' }, b: {}, c: { d: {} } },
      messages: { a: { required: 'x' }, 'a.e': {}, ab: {}, 'c.d': {}, 'c.dd': {} },
      pages: [
        { id: 'p', fields: ['a', 'b'] },
        { id: 'q', fields: ['a'] },
      ],
    },
    {
      ...fields({ a: null, c: { properties: { d: null } } }),
      ui: { a: null },
      messages: { 'a.e': null },
    },
    {
      ...fields({ b: {}, c: { properties: { a: {} }, required: ['a'] } }, { required: ['b'] }),
      ui: { 'ui:order': ['b', '*'], b: {}, c: {} },
      messages: { ab: {}, 'c.dd': {} },
      pages: [{ id: 'p', fields: ['b'] }],
    },
  ],
  [
    'what the child itself says of it goes too',
    fields({ a: {}, b: {} }, { required: ['a', 'b'] }),
    { ...fields({ a: null }, { required: ['a'] }), ...ABOUT_A },
    { ...fields({ b: {} }, { required: [] }), ui: {}, messages: {} },
  ],
  [
    'null for a field that the parent does not have removes nothing that is said of it',
    {
      ...fields({ a: {} }, { required: ['a', 'z'] }),
      messages: { z: { required: 'x' } },
      pages: [{ id: 'p', fields: ['z'] }],
    },
    fields({ z: null }),
    {
      ...fields({ a: {}, z: null }, { required: ['a', 'z'] }),
      messages: { z: { required: 'x' } },
      pages: [{ id: 'p', fields: ['z'] }],
    },
  ],
  [
    'only a page that showed nothing but a removed field goes with it',
    {
      ...fields({ a: {}, b: {} }),
      pages: [
        { id: 'rest' },
        'text',
        { id: 'none', fields: [] },
        { id: 'a', fields: ['a'] },
        { id: 'b', fields: ['b'] },
      ],
    },
    WITHOUT_A,
    {
      ...fields({ b: {} }),
      pages: [{ id: 'rest' }, 'text', { id: 'none', fields: [] }, { id: 'b', fields: ['b'] }],
    },
  ],
])('%s', (_, parent, child, whole) => {
  const block = (said: object) => nodeOf([{ id: 'form', ...said }]);
  expect(toValue(merge(block(parent), block(child)))).toEqual([{ id: 'form', ...whole }]);
});
