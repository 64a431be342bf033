import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';
import { rule } from './unsafe-name.ts';

const TEXT = { type: 'string', title: 'Pergunta' };
const at = 'alfa/screens/lead.json blocks[form].schema';

/** Properties with one of this name of its own, which a literal with __proto__ would not have. */
const named = (name: string) => ({ properties: Object.fromEntries([[name, TEXT]]) });

test.each(['__proto__', 'constructor', 'prototype'])('a field called %s', (name) => {
  expect(reportsOf(rule, withForm(named(name)))).toEqual([
    `${at}.properties.${name}: JavaScript reserves the name '${name}': the answer of this field would be lost. Give the field another name.`,
  ]);
});

test('a field within a group, and one that a branch adds', () => {
  const schema = {
    properties: { group: { type: 'object', ...named('__proto__') } },
    allOf: [{ if: named('prototype'), then: named('constructor') }],
  };
  const places = reportsOf(rule, withForm(schema)).map((one) => one.split(': ')[0]);
  expect(places.toSorted()).toEqual([
    `${at}.allOf[0].then.properties.constructor`,
    `${at}.properties.group.properties.__proto__`,
  ]);
});

test.each(['proto', 'Constructor', 'toString', 'prototype_'])('%s is free', (name) => {
  expect(reportsOf(rule, withForm(named(name)))).toEqual([]);
});
