import type { Answers, PlanAnswer } from './answers.ts';
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

/** A plan in points (our own seam, D-178); no plan has them unless this is applied. */
export const plansCostPoints =
  (points: unknown): Switch =>
  (answers) => {
    for (const plan of plansOf(answers)) plan.points = points;
  };

/** Adds an instalment to every plan; its count cannot be told, for the total is no multiple of the value. */
export const oddInstallment: Switch = (answers) => {
  const installment = { id: 'surpresa', value: 77, totalValue: 640 };
  for (const plan of plansOf(answers)) plan.installments?.push(installment);
};

/** One more plan, in front of all others. */
export const planWithoutId: Switch = ({ product }) => {
  product.plans.unshift({ amount: 10, name: 'Sem nome' });
};

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
