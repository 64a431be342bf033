import { expect, test } from 'vitest';
import { nodeOf } from '../brand-test-kit.ts';
import { toValue } from '../parse/node.ts';
import { merge } from './merge.ts';

test.each<[title: string, parent: unknown, child: unknown, whole: unknown]>([
  [
    'a field that is removed goes from all that its form says of it',
    [
      {
        id: 'form',
        schema: {
          properties: {
            a: {},
            b: {},
            c: { properties: { a: {}, d: {} }, required: ['a', 'd'] },
          },
          required: ['a', 'b'],
        },
        ui: { 'ui:order': ['b', 'a', '*'], a: { 'ui:help': 'x' }, b: {}, c: { d: {} } },
        messages: { a: { required: 'x' }, 'a.e': {}, b: {}, 'c.d': {} },
        pages: [
          { id: 'p', fields: ['a', 'b'] },
          { id: 'q', fields: ['a'] },
        ],
      },
    ],
    [
      {
        id: 'form',
        schema: { properties: { a: null, c: { properties: { d: null } } } },
        ui: { a: null },
        messages: { 'a.e': null },
      },
    ],
    [
      {
        id: 'form',
        schema: {
          properties: { b: {}, c: { properties: { a: {} }, required: ['a'] } },
          required: ['b'],
        },
        ui: { 'ui:order': ['b', '*'], b: {}, c: {} },
        messages: { b: {} },
        pages: [{ id: 'p', fields: ['b'] }],
      },
    ],
  ],
  [
    'what the child itself says of it stays, to be found',
    [{ id: 'form', schema: { properties: { a: {}, b: {} }, required: ['a', 'b'] } }],
    [
      {
        id: 'form',
        schema: { properties: { a: null }, required: ['a'] },
        ui: { a: { 'ui:help': 'x' } },
        messages: { a: { required: 'x' }, 'a.e': {} },
      },
    ],
    [
      {
        id: 'form',
        schema: { properties: { b: {} }, required: ['a'] },
        ui: { a: { 'ui:help': 'x' } },
        messages: { a: { required: 'x' }, 'a.e': {} },
      },
    ],
  ],
  [
    'a child may remove looks and messages with their field, here and in a group, and others beside',
    [
      {
        id: 'form',
        schema: { properties: { a: {}, ab: {}, c: { properties: { d: {} } } } },
        ui: { a: {}, c: { d: {}, e: {} } },
        messages: { a: {}, ab: {}, 'c.d': {}, 'c.dd': {} },
      },
    ],
    [
      {
        id: 'form',
        schema: { properties: { a: null, c: { properties: { d: null } } } },
        ui: { a: null, c: { d: null } },
        messages: { a: null, ab: null, 'c.d': null },
      },
    ],
    [
      {
        id: 'form',
        schema: { properties: { ab: {}, c: { properties: {} } } },
        ui: { c: { e: {} } },
        messages: { 'c.dd': {} },
      },
    ],
  ],
  [
    'null for a field that the parent does not have removes nothing that is said of it',
    [
      {
        id: 'form',
        schema: { properties: { a: {} }, required: ['a', 'z'] },
        messages: { z: { required: 'x' } },
        pages: [{ id: 'p', fields: ['z'] }],
      },
    ],
    [{ id: 'form', schema: { properties: { z: null } } }],
    [
      {
        id: 'form',
        schema: { properties: { a: {}, z: null }, required: ['a', 'z'] },
        messages: { z: { required: 'x' } },
        pages: [{ id: 'p', fields: ['z'] }],
      },
    ],
  ],
  [
    'only a page that showed nothing but a removed field goes with it',
    [
      {
        id: 'form',
        schema: { properties: { a: {}, b: {} } },
        pages: [{ id: 'rest' }, 'text', { id: 'none', fields: [] }, { id: 'b', fields: ['b'] }],
      },
    ],
    [{ id: 'form', schema: { properties: { a: null } } }],
    [
      {
        id: 'form',
        schema: { properties: { b: {} } },
        pages: [{ id: 'rest' }, 'text', { id: 'none', fields: [] }, { id: 'b', fields: ['b'] }],
      },
    ],
  ],
  [
    'what is of the wrong kind stays where a field is removed, to be found',
    [
      {
        id: 'form',
        schema: { properties: { a: {}, b: {} }, required: 'a' },
        ui: 'none',
        messages: ['a'],
        pages: { a: 1 },
      },
    ],
    [{ id: 'form', schema: { properties: { a: null } } }],
    [
      {
        id: 'form',
        schema: { properties: { b: {} }, required: 'a' },
        ui: 'none',
        messages: ['a'],
        pages: { a: 1 },
      },
    ],
  ],
])('%s', (_, parent, child, whole) => {
  expect(toValue(merge(nodeOf(parent), nodeOf(child)))).toEqual(whole);
});
