import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './repeats-parent.ts';

const repeats = (base: object, alfa: object, file = 'theme') =>
  reportsOf(rule, {
    'base/brand.json': {},
    'alfa/brand.json': { extends: 'base' },
    [`base/${file}.json`]: base,
    [`alfa/${file}.json`]: alfa,
  });

test('a warning for a value that the parent says already', () => {
  expect(rule.severity).toBe('warning');
  const light = { primary: { main: '#111111', dark: '#222222' } };
  expect(repeats({ light }, { light: { primary: { main: '#111111', dark: '#333333' } } })).toEqual([
    "alfa/theme.json light.primary.main: 'main' says what brands/base/theme.json:4 says already. Delete it here.",
  ]);
});

test('a whole list, and an entry found by its id', () => {
  const pages = [{ id: 'a', fields: ['x', 'y'], submit: 's.t' }];
  const base = { blocks: [{ id: 'z' }, { id: 'form', block: 'form', pages }] };
  const alfa = {
    blocks: [
      { id: 'form', block: 'form', pages: [{ id: 'a', fields: ['x', 'y'], submit: 's.u' }] },
    ],
  };
  expect(repeats(base, alfa, 'screens/lead')).toEqual([
    expect.stringContaining(
      "alfa/screens/lead.json blocks[form].pages[a].fields: 'fields' says what",
    ),
  ]);
});

test('what every file says anew, and what differs', () => {
  const base = { $schema: 'x', blocks: [{ id: 'a', block: 'text', text: 'a.b' }] };
  const alfa = { $schema: 'x', blocks: [{ id: 'a', block: 'text', text: 'a.c' }] };
  expect(repeats(base, alfa, 'screens/lead')).toEqual([]);
});
