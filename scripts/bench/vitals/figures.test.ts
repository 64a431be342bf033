import { describe, expect, test } from 'vitest';
import { figuresOf, inpOf, isGood, slowestOf } from './figures.ts';
import type { Interaction } from './watch.ts';

const press = (duration: number, more: Partial<Interaction> = {}): Interaction => ({
  duration,
  event: 'click',
  target: 'BUTTON',
  path: '/lead',
  document: 0,
  ...more,
});
const lead = { path: '/lead', LCP: 400, CLS: 0 };

test('INP leaves out the longest of each fifty interactions', () => {
  expect(inpOf([8, 300, 40])).toBe(300);
  expect(inpOf([...Array<number>(48).fill(8), 300, 40])).toBe(40);
});

describe('a value that was never reported', () => {
  test.each([
    ['LCP of a document', { documents: [lead, { path: '/pix', CLS: 0 }], interactions: [] }, 'LCP'],
    ['CLS of a document', { documents: [{ path: '/lead', LCP: 1 }], interactions: [] }, 'CLS'],
    ['a screen', { documents: [lead], interactions: [press(8)] }, 'No interaction at /payment'],
    ['everything', { documents: [], interactions: [] }, 'No document'],
  ])('is an error: %s', (_, watched, message) => {
    expect(() => figuresOf(watched, ['/lead', '/payment'])).toThrow(message);
  });
});

test('figures are those of the worst document', () => {
  const documents = [lead, { path: '/payment', LCP: 900, CLS: 0.2 }];
  const interactions = [press(120), press(40, { path: '/payment', document: 1 })];
  const figures = figuresOf({ documents, interactions }, ['/lead', '/payment']);
  expect(figures).toEqual({ LCP: 900, CLS: 0.2, INP: 120 });
  expect(isGood(figures)).toBe(false);
  expect(isGood({ LCP: 2_500, CLS: 0, INP: 100 })).toBe(true);
  expect(isGood({ LCP: 400, CLS: 0.001, INP: 8 })).toBe(false);
});

test('the slowest interaction is that of most buyers, not of one', () => {
  const typed = (duration: number) => press(duration, { event: 'keydown', target: 'name' });
  expect(
    slowestOf([
      [press(96), typed(8)],
      [press(104), typed(400)],
      [press(88), typed(16)],
    ]),
  ).toEqual({ duration: 96, where: 'click at BUTTON of /lead' });
});
