import { expect, test } from 'vitest';
import { readTickets } from './read-tickets.ts';

const ignore = () => {};

test.each([
  [[{ name: '2º lote', amount: 890, planId: 'lote-2' }]],
  [{ data: [{ name: '2º lote', amount: '890.00', plan_id: 'lote-2', left: 3 }] }],
  [{ tickets: [{ name: '2º lote', amount: 890, plan: 'lote-2' }] }],
])('[CALL-10] a batch is found in %j', (answer) => {
  expect(readTickets(answer, ignore)).toEqual([{ id: 'lote-2', name: '2º lote', amount: 890 }]);
});

test.each([[undefined], [{}]])('%j has no batches', (answer) => {
  expect(() => readTickets(answer, ignore)).toThrow(
    expect.objectContaining({ kind: 'unreadable', operationId: 'getTickets' }),
  );
});

test.each([{ planId: 'lote-2' }, { amount: 890 }, { planId: 'a', amount: 'x' }, null])(
  'the batch %j is left out and reported, the others sell',
  (odd) => {
    const reported: unknown[] = [];
    const tickets = readTickets([odd, { planId: 'b', amount: 10 }], (error) =>
      reported.push(error),
    );
    expect(tickets).toEqual([{ id: 'b', amount: 10 }]);
    expect(reported).toEqual([expect.objectContaining({ kind: 'unreadable' })]);
  },
);

test('a batch names its plan as planId before plan before id, and a free one costs 0', () => {
  const batch = { id: 'a', plan: 'b', planId: 'c', amount: 0 };
  const { planId: _, ...byPlan } = batch;
  expect(readTickets([batch, byPlan, { id: 'a', amount: 1 }], ignore)).toEqual([
    { amount: 0, id: 'c' },
    { amount: 0, id: 'b' },
    { amount: 1, id: 'a' },
  ]);
});
