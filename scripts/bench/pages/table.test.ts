import { expect, test } from 'vitest';
import {
  CANDIDATES,
  MEASURE_IDS,
  stepTable,
  type Candidate,
  type Figures,
  type MeasureId,
  type StepMedians,
} from './table.ts';

/** Every figure the same, but for those that a test is about. */
const medians = (all: number, own: Partial<Record<MeasureId, number>> = {}): Figures => ({
  ...(Object.fromEntries(MEASURE_IDS.map((id) => [id, all])) as Figures),
  ...own,
});

const pages = (own: Partial<Record<Candidate, Figures>> = {}) =>
  ({
    ...Object.fromEntries(CANDIDATES.map((candidate) => [candidate, medians(1000)])),
    ...own,
  }) as StepMedians;

const cells = (table: string[], label: string) =>
  table
    .find((line) => line.startsWith(`| ${label}`))!
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());

test('times are multiples of the hand-written page; a missed goal is marked', () => {
  const table = stepTable(
    'lead',
    pages({
      plain: medians(400),
      guiche: medians(400, { 'first-paint': 568, press: 800 }),
      'hook-form-server': medians(800),
    }),
  );
  const paint = ['400 ms', '1.42', '≤ 1.42', '2.00', '2.50', '2.50'];
  expect(cells(table, 'first paint, slow')).toEqual(paint);
  const press = ['400 ms', '**2.00** ✗', '≤ 1', '2.00', '2.50', '2.50'];
  expect(cells(table, 'empty press answered, slow')).toEqual(press);
});

test('bytes are what they are, held to goals of their own up to the limit', () => {
  const javascript = (bytes: number) =>
    cells(
      stepTable('payment', pages({ guiche: medians(1000, { 'script-bytes': bytes }) })),
      'JavaScript, gzip',
    ).slice(0, 3);
  expect(javascript(245_000)).toEqual(['1.0 KB', '245 KB', '≤ 245 KB']);
  expect(javascript(246_000)).toEqual(['1.0 KB', '**246 KB** ✗', '≤ 245 KB']);
});

test('a page drawn on the server is a multiple of one drawn by @rjsf/mui', () => {
  const drawing = (guiche: number) =>
    cells(stepTable('lead', pages(), { guiche, stock: 5 }), 'server: drawing a page');
  expect(drawing(2.5)).toEqual(['–', '0.50', '≤ 1', '–', '–', '5.0 ms']);
  expect(drawing(6)[1]).toBe('**1.20** ✗');
});
