import { type Plan, type Product, readProduct } from '../../api/read-product.ts';
import { readTickets, type Ticket } from '../../api/read-answers.ts';
import type { Checkout, Sale } from '../checkout.ts';
import { textOf } from '../form/form-values.ts';
import type { VisitState } from '../visit/visit.ts';

type Asking = Sale & Pick<Checkout, 'brand' | 'page' | 'client' | 'session' | 'report'>;

/** @throws what the client throws for either call: nothing is sold without a price. */
export async function fetchOffer(checkout: Asking, visit: VisitState): Promise<Product> {
  const product = await fetchProduct(checkout, visit);
  const { brand, client, link, offer, productCode: code, business, report } = checkout;
  if (!brand.settings.tickets || offer !== 'main') return product;
  const plan = product.plans.find(({ id }) => id === link.oferta) ?? product.plans[0];
  const query = { business, plan: plan?.id };
  const usualLink = { ...link, voucher: undefined };
  const [answer, usual] = await Promise.all([
    client.call('getTickets', { path: { code }, query }),
    link.voucher ? fetchProduct({ ...checkout, link: usualLink }, visit) : product,
  ]);
  const tickets = readTickets(answer, (error) => report(error, 'getTickets'));
  return { ...product, plans: plansOfTickets(tickets, product.plans, usual.plans) };
}

/** v2 with an `oferta` or where the brand says so. v1 names one plan type, so each that is sold is asked for. */
async function fetchProduct(checkout: Asking, visit: VisitState, only?: string): Promise<Product> {
  const { lead, leadId } = visit;
  const { brand, page, link, client, productCode: code, business, report } = checkout;
  const { settings } = brand;
  if (code === '') throw new Error(`The brand '${brand.id}' offers no upsell product here.`);
  const read = (id: 'getProductV1' | 'getProductV2', answer: unknown) =>
    readProduct(id, answer, (error) => report(error, id), settings.product.priceUnit);
  const planTypes = only ? undefined : settings.payment.planTypes;
  const shared = {
    business,
    leadId,
    operation: link.area,
    voucher: link.voucher,
    email: lead?.email,
  };
  if (link.oferta || settings.productApi === 'v2') {
    const answer = await client.call('getProductV2', {
      path: { code },
      query: {
        ...shared,
        planTypes,
        plans: only ? [only] : undefined,
        accountId: page.seller?.account,
        priceMode: settings.priceMode ?? 'default',
        seller: link.seller,
        source: link.source,
        planId: only ? undefined : link.oferta,
      },
    });
    return read('getProductV2', answer);
  }
  const [first, ...more] = planTypes ?? [];
  const askV1 = async (planType: typeof first) => {
    const answer = await client.call('getProductV1', {
      path: { code },
      query: {
        ...shared,
        planType,
        plan: only,
        productId: bffIdOf(checkout),
        route: link.route,
        referer: answeredReferer(checkout),
      },
    });
    const found = read('getProductV1', answer);
    const plans = found.plans.map((plan) => ({ ...plan, type: plan.type ?? planType }));
    return more.length > 0 ? { ...found, plans } : found;
  };
  const [product, ...others] = await Promise.all([askV1(first), ...more.map(askV1)]);
  const all = [product, ...others].flatMap(({ plans }) => plans);
  // An upstream may answer every plan to each question.
  const isFirst = ({ id }: Plan, at: number) => all.findIndex((plan) => plan.id === id) === at;
  return { ...product, plans: all.filter(isFirst) };
}

/** The bffId of the product that is asked for: never that of another one. */
function bffIdOf({ brand, page, offer, productCode }: Asking): string | undefined {
  if (offer === 'upsell') return page.upsell?.bffId;
  const { product, productCode: own } = brand.settings;
  return productCode === own ? product.bffId : undefined;
}

export async function fetchPlan(checkout: Asking, visit: VisitState, planId: string) {
  const { plans } = await fetchProduct(checkout, visit, planId);
  return plans.find(({ id, code }) => id === planId || code === planId);
}

/**
 * Name and price are the batch's, all else the plan's. No voucher goes with the call for batches: one that lowers the
 * plan below its `usual` price lowers its batch. Instalments of another price are left out, not made up.
 */
export function plansOfTickets(tickets: Ticket[], plans: Plan[], usual = plans): Plan[] {
  return tickets.map(({ id, amount, ...ticket }) => {
    const plan = plans.find((one) => one.id === id);
    const name = ticket.name ?? plan?.name;
    const before = usual.find((one) => one.id === id)?.amount ?? amount;
    const isLowered = plan && plan.amount < Math.min(amount, before);
    if (plan && (isLowered || plan.amount === amount)) return { ...plan, name };
    const unsaid = { standardAmount: undefined, points: undefined, installments: [] };
    return { ...plan, ...unsaid, id, name, amount, takesNoVoucher: true };
  });
}

export const answeredReferer = ({ session }: Pick<Checkout, 'session'>): string | undefined =>
  textOf(session.read('guiche.referer'));
