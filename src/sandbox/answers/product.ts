import type { PlanProduct, Product, ProductConfig, Ticket } from '../../contract/generated/api.ts';
import { findBrand, findPlanBrand, unknownProduct } from '../sandbox-brand.ts';
import type { SandboxBrand, SandboxPlan } from '../sandbox-brand.ts';
import type { CheckedRequest } from '../request-check.ts';
import { refusal } from '../sandbox-answer.ts';
import type { Answerer } from './answer.ts';
import { configFlows } from './config-flows.ts';
import { withVoucher } from './with-voucher.ts';

function areaOfPage(referer: string | null): SandboxBrand['area'] {
  const lang = URL.canParse(referer ?? '') ? new URL(referer!).searchParams.get('lang') : null;
  return lang?.toLowerCase() === 'pt-mz' ? 'MZ' : 'BR';
}

/**
 * sandbox.json may change title, looks and address form. The call carries no operation, so where two areas sell the
 * same product the plan decides, else the language of the page that asks.
 */
export const getProductConfig: Answerer = ({ brands }, { path, query, headers }) => {
  const code = path.code!;
  const brand =
    findPlanBrand(brands, code, query.planId?.toString()) ??
    findBrand(brands, code, areaOfPage(headers.get('referer')));
  if (!brand) return refusal(404, unknownProduct(brands, code));
  const { sandbox } = brand;
  const config: ProductConfig = {
    checkoutFlow: { flows: configFlows(brand.flows) },
    gtm: brand.googleTagManagerId,
    title: sandbox.title ?? brand.product.name,
    designSystemId: sandbox.designSystemId ?? `${brand.dsProductId}$${brand.dsMode}`,
    hasAddressForm: sandbox.hasAddressForm,
  };
  return { status: 200, body: config };
};

type Query = CheckedRequest['query'];

const asked = (query: Query, ...names: string[]): string[] =>
  names.flatMap((name) => query[name] ?? []);

/** Whether a query names a plan, by id or code, in either version's spelling; without names it asks for all. */
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

const answerProduct: Answerer = ({ brands }, { path, query }) => {
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

/** Both versions of the call answer alike. */
export { answerProduct as getProductV1, answerProduct as getProductV2 };

export const getPlanProduct: Answerer = ({ brands }, { path }) => {
  const brand = brands.find(({ sandbox }) => sandbox.plans.some(({ id }) => id === path.id));
  if (!brand) return refusal(404, `No brand of this sandbox has a plan "${path.id}".`);
  const answer: PlanProduct = { productCode: brand.productCode };
  return { status: 200, body: answer };
};

export const getTickets: Answerer = ({ brands }, { path }) => {
  const code = path.code!;
  const brand = findBrand(brands, code);
  if (!brand) return refusal(404, unknownProduct(brands, code));
  const { tickets = [], plans } = brand.sandbox;
  const answer = tickets.flatMap(({ name, planId }): Ticket[] => {
    const plan = plans.find(({ id }) => id === planId);
    return plan ? [{ name, planId, amount: plan.amount }] : [];
  });
  return { status: 200, body: answer };
};
