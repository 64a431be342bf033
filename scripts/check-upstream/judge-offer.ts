import type { Plan, Product } from '../../src/api/read-product.ts';
import { methodsOf, openMethods } from '../../src/checkout/offer/methods.ts';
import { offeredPlans, plansOf } from '../../src/checkout/offer/plans.ts';
import type { fetchOffer } from '../../src/checkout/offer/product-query.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import {
  PAYMENT_METHOD_KINDS,
  paymentMethod,
  type PaymentMethodKind,
} from '../../src/contract/payment-methods.ts';
import type { BrandReport } from './brand-report.ts';

/** The parts of a checkout that questions about a product need. */
export type AskingCheckout = Parameters<typeof fetchOffer>[0];

/** The call by which a brand asks for its product. */
export const productCallOf = ({ settings }: CompiledBrand) =>
  settings.productApi === 'v2' ? 'getProductV2' : 'getProductV1';

/** Finds what of a product answer does not sell, or sells otherwise than the brand says. */
export function judgeOffer(checkout: AskingCheckout, product: Product, report: BrandReport): void {
  const { brand, page } = checkout;
  const { settings } = brand;
  const operationId = settings.tickets ? 'getTickets' : productCallOf(brand);
  const plans = plansOf(settings, page.environment, product);
  const sold = plans.filter((plan) => methodsOf(plan, settings).length > 0);
  const methods = openMethods(settings).join(', ');

  if (plans.length === 0) {
    const lost = report.firstLeftOut();
    if (settings.tickets && !lost) return report.add('no-tickets', 'blocks', { operationId });
    const place = lost ?? { operationId, field: 'plans' };
    return report.add('no-plans', 'blocks', place, { reason: lost?.reason ?? 'plans: []' });
  }
  report.addLeftOut();
  if (sold.length === 0) {
    const field = product.availablePaymentMethods?.length
      ? 'plans[0].paymentMethods'
      : 'availablePaymentMethods';
    return report.add('no-methods', 'blocks', { operationId, field }, { methods });
  }
  judgePlans(checkout, product, sold, report, operationId);
}

function judgePlans(
  { brand, productCode }: AskingCheckout,
  product: Product,
  sold: readonly Plan[],
  report: BrandReport,
  operationId: OperationId,
): void {
  const { settings } = brand;
  const { product: own, payment, area } = settings;
  const hasOwnPrice = own.productFullPrice !== undefined;
  const methods = openMethods(settings).join(', ');
  const place = (plan: Plan, name: string) => ({
    operationId,
    field: `plans[${product.plans.findIndex(({ id }) => id === plan.id)}].${name}`,
  });

  for (const plan of hasOwnPrice ? [] : product.plans) {
    const offered = offeredPlans(product).find(({ id }) => id === plan.id);
    if (!offered || methodsOf(offered, settings).length === 0)
      report.add('plan-unpayable', 'harms', place(plan, 'paymentMethods'), {
        plan: plan.id,
        methods,
      });
    if (plan.amount === 0)
      report.add('plan-free', 'harms', place(plan, 'amount'), { plan: plan.id });
    const currency = own.currency ?? (area === 'MZ' ? 'MZN' : 'BRL');
    if (plan.currency && plan.currency !== currency)
      report.add('currency-differs', 'harms', place(plan, 'currency'), {
        plan: plan.id,
        currency: plan.currency,
        own: currency,
      });
  }
  for (const { method, flow } of promisedMethods(brand)) {
    if (sold.some((plan) => methodsOf(plan, settings).includes(method))) continue;
    const isListed = sold[0]!.paymentMethods?.includes(method);
    const name = isListed && paymentMethod(method).isInPoints ? 'points' : 'paymentMethods';
    report.add('method-missing', 'harms', place(sold[0]!, name), { method, flow });
  }
  const types = hasOwnPrice || sold.some(({ type }) => !type) ? [] : payment.planTypes;
  for (const type of types) {
    if (!sold.some((plan) => plan.type === type))
      report.add('plan-type-missing', 'harms', place(sold[0]!, 'type'), { type });
  }
  const annual = product.plans.find(({ type = 'yearly' }) => type === 'yearly');
  if (hasOwnPrice && annual && annual.amount !== own.productFullPrice)
    report.add('price-differs', 'harms', {
      ...place(annual, 'amount'),
      expected: String(own.productFullPrice),
    });
  if (product.productCode !== undefined && product.productCode !== productCode)
    report.add(
      'other-product',
      'harms',
      { operationId, field: 'productCode', expected: productCode },
      { code: product.productCode },
    );
}

/** The methods that a brand has a flow or screens of its own for, and that nothing in its JSON closes. */
function promisedMethods({ settings, flows }: AskingCheckout['brand']) {
  const open = openMethods(settings);
  return PAYMENT_METHOD_KINDS.filter((kind) => open.includes(kind)).flatMap(
    (method: PaymentMethodKind) => {
      const { flow: ofMethod, screensUnder } = paymentMethod(method);
      const found = flows.find(
        ({ id, steps }) =>
          id === ofMethod ||
          (screensUnder && steps.some(({ templateId }) => templateId.startsWith(screensUnder))),
      );
      return found ? [{ method, flow: found.id }] : [];
    },
  );
}
