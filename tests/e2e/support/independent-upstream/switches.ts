import type { Answers, InstallmentAnswer, PlanAnswer } from './answers.ts';
import type { ConfigFlow } from './flows.ts';

/**
 * Ready-made changes of the answers, each for one thing that a real upstream may do. They apply to the
 * main product unless they say otherwise, and hold until `reset`.
 */
export type Switch = (answers: Answers) => void;

/** Throws each switch, in this order. */
export function applySwitches(
  { answers }: { answers: Answers },
  ...switches: readonly Switch[]
): void {
  for (const change of switches) change(answers);
}

const plansOf = ({ product }: Answers): PlanAnswer[] =>
  product.plans.filter((plan) => plan !== null);

/** `availablePaymentMethods` of the product; its plans still list all. */
export const productTakes =
  (...methods: unknown[]): Switch =>
  ({ product }) => {
    product.availablePaymentMethods = methods;
  };

/** `paymentMethods` of every plan; the product still lists all. */
export const plansTake =
  (...methods: unknown[]): Switch =>
  (answers) => {
    for (const plan of plansOf(answers)) plan.paymentMethods = methods;
  };

/** Neither product nor plans say how they can be paid. */
export const methodsUnsaid: Switch = (answers) => {
  delete answers.product.availablePaymentMethods;
  for (const plan of plansOf(answers)) delete plan.paymentMethods;
};

/** A plan in points (our own seam, D-178); no plan has them unless this is applied. */
export const plansCostPoints =
  (points: unknown): Switch =>
  (answers) => {
    for (const plan of plansOf(answers)) plan.points = points;
  };

/** The prices of every plan for those who name a voucher, by how much of them is left. */
export const voucherLeaves =
  (voucher: string, share: number): Switch =>
  (answers) => {
    const plans = plansOf(answers).map((plan) => ({ ...plan, ...lowered(plan, share) }));
    answers.productFor[voucher] = { plans };
  };

function lowered({ amount, installments = [] }: PlanAnswer, share: number): Partial<PlanAnswer> {
  const part = (price: unknown) => (price === undefined ? undefined : Number(price) * share);
  return {
    amount: part(amount),
    installments: installments.map(
      (one) => one && { ...one, value: part(one.value), totalValue: part(one.totalValue) },
    ),
  };
}

/** One more way to split the amount of every plan. */
export const installmentMore =
  (installment: InstallmentAnswer | null): Switch =>
  (answers) => {
    for (const plan of plansOf(answers)) plan.installments?.push(installment);
  };

/** Its number cannot be told: the total is no multiple of the value, and the id is a word. */
export const oddInstallment: Switch = installmentMore({
  id: 'surpresa',
  value: 77,
  totalValue: 640,
});

/** One more plan, in front of all others. */
export const planBefore =
  (plan: PlanAnswer | null): Switch =>
  ({ product }) => {
    product.plans.unshift(plan);
  };

export const planWithoutId: Switch = planBefore({ amount: 10, name: 'Sem nome' });

/** The only flows that config brings. */
export const flowsAre =
  (...flows: readonly ConfigFlow[]): Switch =>
  ({ config }) => {
    config.checkoutFlow.flows = [...flows];
  };

/** Looks of another brand, e.g. 'ATRINCA$dark', for every product. */
export const looksOf =
  (designSystemId: unknown): Switch =>
  ({ config, configOf }) => {
    config.designSystemId = designSystemId;
    for (const own of Object.values(configOf)) delete own.designSystemId;
  };
