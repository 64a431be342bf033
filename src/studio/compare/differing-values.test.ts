import { expect, test } from 'vitest';
import type { BrandValues, Value } from '../../preview/value.ts';
import { differingValues } from './differing-values.ts';

const value = (name: string, text: string, more: Partial<Value> = {}): Value => ({
  group: 'Brand',
  name,
  value: text,
  file: 'brands/alfa/brand.json',
  line: 1,
  path: name,
  from: '',
  ...more,
});
const brand = (onLead: Value[], everywhere: Value[] = []): BrandValues => ({
  values: [...onLead, ...everywhere],
  screens: { lead: onLead.map((_, at) => at) },
  everywhere: everywhere.map((_, at) => onLead.length + at),
});

test('values that both brands share are left out, the others are named by key or name', () => {
  const title = { group: 'Texts', key: 'lead.title' } as const;
  const one = brand([value('title', 'Olá', title), value('same', 'x')], [value('dsMode', 'light')]);
  const other = brand([value('title', 'Oi', title), value('same', 'x')], [value('dsMode', 'dark')]);
  expect(differingValues(one, other, 'lead')).toEqual([
    { group: 'Texts', name: 'lead.title', one: 'Olá', other: 'Oi' },
    { group: 'Brand', name: 'dsMode', one: 'light', other: 'dark' },
  ]);
});

test('a value that only one brand has is a difference', () => {
  expect(differingValues(brand([value('a', '1')]), brand([value('b', '2')]), 'lead')).toEqual([
    { group: 'Brand', name: 'a', one: '1', other: undefined },
    { group: 'Brand', name: 'b', one: undefined, other: '2' },
  ]);
});

test('values of one name are compared one after the other', () => {
  const one = brand([value('item', '1'), value('item', '2')]);
  const other = brand([value('item', '1'), value('item', '3')]);
  expect(differingValues(one, other, 'lead')).toEqual([
    { group: 'Brand', name: 'item', one: '2', other: '3' },
  ]);
});
