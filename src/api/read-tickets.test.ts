import { expect, test } from 'vitest';
import { readTickets } from './read-tickets.ts';

test.each([
  [[{ name: '2º lote', amount: 890, planId: 'lote-2' }]],
  [{ data: [{ name: '2º lote', amount: '890.00', plan_id: 'lote-2', left: 3 }] }],
  [{ tickets: [{ name: '2º lote', amount: 890, plan: 'lote-2' }] }],
])('[CALL-10] a batch is found in %j', (answer) => {
  expect(readTickets(answer)).toEqual([{ name: '2º lote', amount: 890, planId: 'lote-2' }]);
});

test.each([[undefined], [{}], [[{ planId: 'lote-2' }]], [[{ amount: 890 }]], [[{ amount: 'x' }]]])(
  '%j cannot be sold',
  (answer) => {
    expect(() => readTickets(answer)).toThrow(
      expect.objectContaining({ kind: 'unreadable', operationId: 'getTickets' }),
    );
  },
);

test('a batch names its plan as planId before plan before id, and a free one costs 0', () => {
  const batch = { id: 'a', plan: 'b', planId: 'c', amount: 0 };
  const { planId: _, ...byPlan } = batch;
  expect(readTickets([batch, byPlan, { id: 'a', amount: 1 }])).toEqual([
    { amount: 0, planId: 'c' },
    { amount: 0, planId: 'b' },
    { amount: 1, planId: 'a' },
  ]);
});
