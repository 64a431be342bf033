import type { Plan, Product } from '../../src/api/read-product.ts';
import { methodsOf } from '../../src/checkout/offer/methods.ts';
import { offeredPlans, plansOf } from '../../src/checkout/offer/plans.ts';
import type { fetchOffer } from '../../src/checkout/offer/product-query.ts';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import { paymentMethod } from '../../src/contract/payment-methods.ts';
import type { BrandReport } from './brand-report.ts';
import type { FindingId } from './say.ts';

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
  const methods = methodsOf(undefined, settings).join(', ');

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
  const { settings, flows } = brand;
  const { product: own, payment, area } = settings;
  const hasOwnPrice = own.productFullPrice !== undefined;
  const methods = methodsOf(undefined, settings).join(', ');
  const harms = (id: FindingId, field: string, data = {}, expected?: string) =>
    report.add(id, 'harms', { operationId, field, expected }, data);
  const placeOf = (plan: Plan) => `plans[${product.plans.findIndex(({ id }) => id === plan.id)}]`;
  const first = placeOf(sold[0]!);
  const ownCurrency = own.currency ?? (area === 'MZ' ? 'MZN' : 'BRL');

  for (const one of hasOwnPrice ? [] : product.plans) {
    const { id: plan, amount, currency = ownCurrency } = one;
    const place = placeOf(one);
    const offered = offeredPlans(product).find(({ id }) => id === plan);
    if (!offered || methodsOf(offered, settings).length === 0)
      harms('plan-unpayable', `${place}.paymentMethods`, { plan, methods });
    if (amount === 0) harms('plan-free', `${place}.amount`, { plan });
    if (currency !== ownCurrency)
      harms('currency-differs', `${place}.currency`, { plan, currency, own: ownCurrency });
  }
  // Methods that a brand has a flow or screens of its own for, and that nothing in its JSON closes.
  for (const method of methodsOf(undefined, settings)) {
    const { flow: ofMethod, screensUnder } = paymentMethod(method);
    const hasScreens = ({ steps }: (typeof flows)[number]) =>
      screensUnder && steps.some(({ templateId }) => templateId.startsWith(screensUnder));
    const flow = flows.find((one) => one.id === ofMethod || hasScreens(one))?.id;
    if (!flow || sold.some((plan) => methodsOf(plan, settings).includes(method))) continue;
    const isListed = sold[0]!.paymentMethods?.includes(method);
    const name = isListed && paymentMethod(method).isInPoints ? 'points' : 'paymentMethods';
    harms('method-missing', `${first}.${name}`, { method, flow });
  }
  const types = hasOwnPrice || sold.some(({ type }) => !type) ? [] : payment.planTypes;
  for (const type of types)
    if (!sold.some((plan) => plan.type === type))
      harms('plan-type-missing', `${first}.type`, { type });
  const annual = product.plans.find(({ type = 'yearly' }) => type === 'yearly');
  const { productFullPrice: price } = own;
  if (hasOwnPrice && annual && annual.amount !== price)
    harms('price-differs', `${placeOf(annual)}.amount`, {}, String(price));
  const { productCode: code = productCode } = product;
  if (code !== productCode) harms('other-product', 'productCode', { code }, productCode);
}
