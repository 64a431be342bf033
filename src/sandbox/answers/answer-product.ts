import type { PlanProduct, Product } from '../../contract/generated/api.ts';
import { refusal, type Answerer } from './answer.ts';
import { findBrand, unknownProduct } from '../find-brand.ts';
import type { CheckedRequest } from '../request-check.ts';
import type { SandboxPlan } from '../sandbox-brand.ts';
import { withVoucher } from './with-voucher.ts';

type Query = CheckedRequest['query'];

const asked = (query: Query, ...names: string[]): string[] =>
  names.flatMap((name) => query[name] ?? []);

/** A plan is asked for by id or code, in either version's spelling; who asks for none gets all. */
function isAskedFor(plan: SandboxPlan, query: Query): boolean {
  const types = asked(query, 'planType', 'planTypes');
  const plans = asked(query, 'plan', 'plans', 'planId');
  return (
    (types.length === 0 || plan.type === undefined || types.includes(plan.type)) &&
    (plans.length === 0
      ? plan.isOnRequest !== true
      : plans.some((name) => name === plan.id || name === plan.code))
  );
}

export const answerProduct: Answerer = ({ brands }, { path, query }) => {
  const code = path.code!;
  const brand = findBrand(brands, code, query.operation?.toString());
  if (!brand) return refusal(404, unknownProduct(brands, code));
  const sold = withVoucher(brand, query.voucher?.toString());
  const plans = sold.sandbox.plans.filter((plan) => isAskedFor(plan, query));
  const product: Product = {
    productName: brand.product.name,
    productCode: brand.productCode,
    availablePaymentMethods: [...new Set(plans.flatMap((plan) => plan.paymentMethods))],
    plans: plans.map((plan) => ({ ...plan, isOnRequest: undefined })),
  };
  return { status: 200, body: product };
};

export const answerPlanProduct: Answerer = ({ brands }, { path }) => {
  const brand = brands.find(({ sandbox }) => sandbox.plans.some(({ id }) => id === path.id));
  if (!brand) return refusal(404, `No brand of this sandbox has a plan "${path.id}".`);
  const answer: PlanProduct = { productCode: brand.productCode };
  return { status: 200, body: answer };
};
