import { expect, test } from 'vitest';
import { byCandidate, MEASURE_IDS, stepTable, type Candidate, type Figures } from './table.ts';

/** Every figure the same, but for those that a test is about. */
const figures = (all: number, own: Figures = {}): Figures => ({
  ...Object.fromEntries(MEASURE_IDS.map((id) => [id, all])),
  ...own,
});

const pages = (own: Partial<Record<Candidate, Figures>>) =>
  byCandidate((candidate) => own[candidate] ?? figures(1000));

const cells = (table: string[], label: string) =>
  table
    .find((line) => line.startsWith(`| ${label}`))
    ?.split('|')
    .slice(2, -1)
    .map((cell) => cell.trim());

test('times are multiples of the hand-written page; a missed goal is marked', () => {
  const guiche = figures(400, { 'first-paint': 568, press: 800 });
  const own = { plain: figures(400), guiche, 'hook-form-server': figures(800) };
  const table = stepTable('lead', pages(own));
  const paint = ['400 ms', '1.42', '≤ 1.42', '2.00', '2.50', '2.50'];
  expect(cells(table, 'first paint, slow')).toEqual(paint);
  const press = ['400 ms', '**2.00** ✗', '≤ 1', '2.00', '2.50', '2.50'];
  expect(cells(table, 'empty press answered, slow')).toEqual(press);
});

test('bytes are what they are, held to goals of their own up to the limit', () => {
  const javascript = (bytes: number) => {
    const guiche = figures(1000, { 'script-bytes': bytes });
    return cells(stepTable('payment', pages({ guiche })), 'JavaScript, gzip')!.slice(0, 3);
  };
  expect(javascript(245_000)).toEqual(['1.0 KB', '245 KB', '≤ 245 KB']);
  expect(javascript(246_000)).toEqual(['1.0 KB', '**246 KB** ✗', '≤ 245 KB']);
});

test('a page drawn on the server is a multiple of one drawn by @rjsf/mui, where both were drawn', () => {
  const drawing = (guiche?: number, stock?: number) => {
    const drawn = byCandidate((): Figures => figures(1000, { drawing: undefined }));
    drawn.guiche = figures(1000, { drawing: guiche });
    drawn.stock = figures(1000, { drawing: stock });
    return cells(stepTable('lead', drawn), 'server: drawing a page');
  };
  expect(drawing(2.5, 5)).toEqual(['–', '0.50', '≤ 1', '–', '–', '5.0 ms']);
  expect(drawing(6, 5)![1]).toBe('**1.20** ✗');
  expect(drawing()).toBeUndefined();
});
