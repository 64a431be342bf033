import { expect, test } from 'vitest';
import { MEASURE_IDS, type MeasureId } from './measures.ts';
import { meetsGoal, stepTable, type Medians } from './table.ts';

/** Every figure the same, but for those that a test is about. */
const medians = (all: number, own: Partial<Record<MeasureId, number>> = {}): Medians => ({
  ...(Object.fromEntries(MEASURE_IDS.map((id) => [id, all])) as Medians),
  ...own,
});

const cells = (table: string[], label: string) =>
  table
    .find((line) => line.startsWith(`| ${label} |`))!
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());

test('times are multiples of the hand-written page; a missed goal is marked', () => {
  const table = stepTable('lead', {
    plain: medians(400),
    guiche: medians(400, { 'first-paint': 480, 'submit-slow': 800 }),
    'hook-form': medians(1000),
  });
  expect(cells(table, 'first paint, slow')).toEqual(['400 ms', '1.20', '≤ 1.2', '2.50', '–']);
  expect(cells(table, 'empty submit answered, slow')).toEqual([
    '400 ms',
    '**2.00** ✗',
    '≤ 1.5',
    '2.50',
    '–',
  ]);
});

test('bytes and requests are what they are, held to goals of their own', () => {
  const table = stepTable('payment', {
    plain: medians(1000),
    guiche: medians(1000, { 'script-bytes': 230_000, 'early-requests': 8 }),
  });
  expect(cells(table, 'JavaScript, gzip').slice(0, 3)).toEqual([
    '1.0 KB',
    '**230 KB** ✗',
    '≤ 170 KB',
  ]);
  expect(cells(table, 'requests until all scripts are there').slice(1, 3)).toEqual(['8', '≤ 8']);
});

test('a step without goals shows none and misses none', () => {
  const table = stepTable('fields-50', { plain: medians(10), guiche: medians(1000) });
  expect(cells(table, 'work per key').slice(1, 3)).toEqual(['100.00', '–']);
  expect(meetsGoal('fields-50', 'key-work', 1000, 10)).toBeUndefined();
});

test('a goal counts as met up to its limit', () => {
  expect(meetsGoal('lead', 'heap', 3_000_000, 1_000_000)).toBe(true);
  expect(meetsGoal('lead', 'heap', 3_000_001, 1_000_000)).toBe(false);
});
