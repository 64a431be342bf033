import type { OrderPlan } from '../payment/amount.ts';
import type { Plan } from '../../api/read-product.ts';
import { commonMethods } from './methods.ts';

const CENTS = 100;
const rounded = (amount: number) => Math.round(amount * CENTS) / CENTS;

/** The added plan follows the main one's ways to split, at its own price for as many parts or without interest. */
export function withBump(plan: Plan, bump: Plan): Plan & Pick<OrderPlan, 'bump'> {
  const codes = [plan, bump].map(({ code, id }) => code ?? id);
  const before = bump.standardAmount ?? bump.amount;
  const isCut = (plan.standardAmount ?? bump.standardAmount) !== undefined;
  return {
    ...plan,
    code: codes.join(','),
    amount: rounded(plan.amount + bump.amount),
    bump: { name: bump.name, amount: bump.amount, before },
    standardAmount: isCut ? rounded((plan.standardAmount ?? plan.amount) + before) : undefined,
    installments: plan.installments.map((installment) => {
      const same = bump.installments.find(({ count }) => count === installment.count);
      const value = same?.value ?? bump.amount / installment.count;
      const totalValue = same?.totalValue ?? bump.amount;
      return {
        ...installment,
        value: rounded(installment.value + value),
        totalValue: rounded(installment.totalValue + totalValue),
        standardValue: undefined,
      };
    }),
    paymentMethods: commonMethods(plan.paymentMethods, bump.paymentMethods),
    points: plan.points && bump.points && plan.points + bump.points,
  };
}
