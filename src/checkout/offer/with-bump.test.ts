import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../../api/read-product.ts';
import { withBump } from './with-bump.ts';

const METHODS: Plan['paymentMethods'] = ['creditcard', 'pix'];
const PLAN: Plan = { id: 'anual', amount: 600, installments: [], paymentMethods: METHODS };
const plan = (changes: Partial<Plan>): Plan => ({ ...PLAN, ...changes });
const way = (count: number, totalValue: number) => {
  return { id: String(count), count, value: totalValue / count, totalValue };
};

test('an order bump adds its amount to the sum and its code behind a comma (D-173)', () => {
  const main = plan({ code: 'A', standardAmount: 800 });
  const whole = withBump(main, plan({ id: 'bump', amount: 47 }));
  expect(whole).toMatchObject({ id: 'anual', code: 'A,bump', amount: 647, standardAmount: 847 });
});

test('a bump is split as often as the plan: at its own price for that number, else without interest', () => {
  const main = plan({ installments: [way(1, 600), way(3, 660)] });
  const bump = plan({ id: 'b', amount: 90, installments: [way(3, 99)] });
  expect(withBump(main, bump).installments).toMatchObject([
    { id: '1', value: 690, totalValue: 690 },
    { id: '3', value: 253, totalValue: 759 },
  ]);
  const plain = plan({ id: 'b', amount: 90 });
  expect(withBump(main, plain).installments[1]).toMatchObject({ value: 250, totalValue: 750 });
});

test.each([
  [800, undefined, 847],
  [undefined, 60, 660],
  [800, 60, 860],
  [undefined, undefined, undefined],
])('prices before, %s and %s, add up to %s: one without counts as it costs', (main, added, sum) => {
  const bump = plan({ id: 'b', amount: 47, standardAmount: added });
  expect(withBump(plan({ standardAmount: main }), bump).standardAmount).toBe(sum);
  expect(bump.amount).toBe(47);
});

test('points add up, and are none where one of both says none', () => {
  const bump = plan({ id: 'b', amount: 10, points: 500 });
  expect(withBump(plan({ points: 38500 }), bump).points).toBe(39000);
  expect(withBump(plan({}), bump).points).toBeUndefined();
  const none = plan({ id: 'b', amount: 10 });
  expect(withBump(plan({ points: 38500 }), none).points).toBeUndefined();
});

test('it is paid by what both can be paid with; a bump that says nothing limits nothing', () => {
  const bump = plan({ id: 'b', amount: 10, paymentMethods: ['creditcard'] });
  expect(withBump(plan({}), bump).paymentMethods).toEqual(['creditcard']);
  const open = plan({ id: 'b', amount: 10, paymentMethods: undefined });
  expect(withBump(plan({}), open).paymentMethods).toEqual(['creditcard', 'pix']);
  const any = withBump(plan({ paymentMethods: undefined }), bump);
  expect(any.paymentMethods).toEqual(['creditcard']);
});

test('no way to pay ever costs less than both, nor more than a cent beside their sum', () => {
  const cents = fc.integer({ min: 1, max: 500_000 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: 18 }), (amount, bumpAmount, count) => {
      const main = plan({ amount, installments: [way(count, amount)] });
      const [split] = withBump(main, plan({ id: 'b', amount: bumpAmount })).installments;
      expect(split!.totalValue).toBeCloseTo(amount + bumpAmount, 2);
    }),
  );
});
