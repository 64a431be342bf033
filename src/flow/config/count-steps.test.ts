import { expect, test } from 'vitest';
import type { Flow } from '../../contract/compiled-brand.ts';
import { flowBy } from '../../../tests/fakes/flows.ts';
import { countPages, countSteps } from './count-steps.ts';

/** The counted steps of a flow of lines 'a > b, refused: c', those in capitals with a number: each numbered step with its number, and the total. */
function countOf(lines: readonly string[], pages: Record<string, number> = {}): string {
  const flow = flowBy('x', ...lines.map((line) => `${line[0]} ${line}`));
  const { steps, stepsNumber } = countSteps(
    flow,
    ({ id }) => pages[id] ?? (id === id.toUpperCase() ? 1 : 0),
  );
  const counted = steps.flatMap(({ id, stepNumber }) => (stepNumber ? [`${id}${stepNumber}`] : []));
  return `${counted.join(' ')} of ${stepsNumber}`;
}

test.each([
  ['one after the other', ['A > B', 'B > C', 'C'], 'A1 B2 C3 of 3'],
  ['by the way, not by the order in the file', ['A > C', 'B', 'C > B'], 'A1 B3 C2 of 3'],
  ['an unnumbered step does not count', ['A > b', 'b > C', 'C'], 'A1 C2 of 2'],
  ['a step that no way leads to has no number', ['A > C', 'B > C', 'C'], 'A1 C2 of 2'],
  [
    'a way that forks counts on, and the total is that of the usual one',
    ['A > b', 'b > C, declined: D', 'C > E', 'D > E', 'E'],
    'A1 C2 D2 E3 of 3',
  ],
  [
    'the usual way is that of whoever goes on, though others have another default',
    ['A > B, continue: C', 'B', 'C > D', 'D'],
    'A1 B2 C2 D3 of 3',
  ],
  [
    'then that of whoever has paid, before that of whoever still has to',
    ['A > , approved: B, pending: C', 'B', 'C > D', 'D'],
    'A1 B2 C2 D3 of 2',
  ],
  ['a circle ends', ['A > B', 'B > A'], 'A1 B2 of 2'],
])('%s', (_, lines, expected) => {
  expect(countOf(lines)).toBe(expected);
});

test('a step has a number, or says nothing of numbers', () => {
  const flow: Flow = {
    id: 'x',
    steps: [
      { id: 'A', templateId: 'A', stepNumber: 7, countedPages: 2 },
      { id: 'B', templateId: 'B', stepNumber: 7, countedPages: 2 },
    ],
  };
  expect(countSteps(flow, () => 1).steps).toStrictEqual([
    { id: 'A', templateId: 'A', stepNumber: 1 },
    { id: 'B', templateId: 'B' },
  ]);
});

test('the pages of a form count as steps of their own', () => {
  expect(countOf(['A > B', 'B > C', 'C'], { B: 2 })).toBe('A1 B2 C4 of 4');
  const flow: Flow = { id: 'x', steps: [{ id: 'A', templateId: 'A', stepNumber: 9 }] };
  expect(countSteps(flow, () => 2).steps[0]).toMatchObject({ stepNumber: 1, countedPages: 2 });
});

test.each([
  [[2], 1],
  [[2, 3], 2],
  [[2, 2], 1],
])('pages with the numbers %j count for %i', (numbers, expected) => {
  expect(countPages(numbers)).toBe(expected);
});
