import { say } from '../language/sentence.ts';
import { keysAt } from '../names.ts';
import { alsoAt, brandRule, type BrandContext, type Report, type Rule } from '../rule.ts';
import { isOwn, nodeOf, placeOf, type BrandValues } from '../typed.ts';
import { LANGUAGE } from './settings.ts';

type Plan = NonNullable<BrandValues['sandbox']>['plans'][number];
type Shown = NonNullable<NonNullable<BrandValues['brand']['offers']>[number]['price']>;

const MONTHS = 12;
const MINOR = 100;

/** The price before an offer, which is shown crossed out, is not lower than the price of today. */
function checkBefore<Key extends string>(
  owner: Readonly<Partial<Record<Key, number>>>,
  now: Key,
  before: Key,
  report: Report,
): void {
  const [price, standard] = [owner[now], owner[before]];
  if (price === undefined || standard === undefined || standard >= price) return;
  const related = [alsoAt([owner, now], 'prices.price-today-here')];
  const data = { before, price, now, price2: standard };
  report([owner, before], 'prices.price-before-any', data, { related });
}

function checkPlan(plan: Plan, report: Report): void {
  const { amount, installments = [] } = plan;
  const [first] = installments;
  // Where all ways to pay agree with each other, the amount contradicts them.
  const isAgreed = installments.every(
    ({ totalValue, tax = 0 }) => totalValue === first!.totalValue && tax === 0,
  );
  if (installments.length > 1 && isAgreed && first!.totalValue !== amount) {
    const related = [alsoAt([first!, 'totalValue'], 'prices.sum-instalments-here')];
    const data = { amount, total: first!.totalValue };
    report([plan, 'amount'], 'prices.amount-but-instalments', data, { related });
  } else checkBefore(plan, 'amount', 'standardAmount', report);
  for (const one of installments) {
    const { id: count, value, totalValue: total } = one;
    checkBefore(one, 'value', 'standardValue', report);
    const data = { count, value, total, value2: (count * value).toFixed(2) };
    if (!isSum(count, value, total)) report([one, 'value'], 'prices.times-makes-totalvalue', data);
  }
}

/** Instalments are rounded to cents, each up to half a cent. */
const isSum = (count: number, value: number, total: number) =>
  Math.abs(count * value - total) <= count * 0.005 + 1e-9;

const CURRENCY = { BR: 'BRL', MZ: 'MZN' } as const;

function checkCurrencies({ merged, brand, sandbox, report }: BrandContext): void {
  const { area } = brand;
  const right = CURRENCY[area];
  // The rule 'area' reports a country that is in doubt.
  if (brand.lang !== LANGUAGE[area]) return;
  for (const owner of [brand.product, ...(sandbox?.plans ?? [])]) {
    const { currency: written } = owner;
    const at = placeOf(owner, 'currency');
    if (written === undefined || written === right || !isOwn(merged, at)) continue;
    report(at, 'prices.brand-sells-but', { area, written, right }, { severity: 'error' });
  }
}

const DIFFERS = '"differs": { "because": "other", "reason": "…" }';

/** Compares a price as buyers read it with what is charged, both in major units. */
function checkShown(shown: Shown, charged: number, report: Report): void {
  const { count = 1, value, differs } = shown;
  if (isSum(count, value, charged)) {
    const declared = keysAt(nodeOf(shown)).find(({ name }) => name === 'differs');
    if (declared) report(declared.at, 'shown-price.buyers-read-price');
    return;
  }
  const sum = (count * value).toFixed(2);
  const times = say('shown-price.times', { count, value: value.toFixed(2), sum });
  const read = count === 1 ? sum : times;
  const data = { count, value, charged, read, charged2: charged.toFixed(2), differs: DIFFERS };
  const isDeclared = differs !== undefined;
  report([shown, 'value'], 'shown-price.buyers-read-but', data, { isDeclared });
}

export const rules: readonly Rule[] = [
  brandRule('prices', 'warning', (context) => {
    const { brand, sandbox, report } = context;
    const { product } = brand;
    const { productFullPrice: full, productCyclePrice: cycle } = product;
    if (Number.isInteger(full) && Number.isInteger(cycle) && cycle! * MONTHS !== full) {
      const data = { full, cycle, months: MONTHS, price: cycle! * MONTHS };
      const related = [alsoAt([product, 'productCyclePrice'], 'prices.price-month-here')];
      const at = [product, 'productFullPrice'] as const;
      report(at, 'prices.productfullprice-but-times', data, { severity: 'error', related });
    } else {
      checkBefore(product, 'productFullPrice', 'standardPrice', report);
      checkBefore(product, 'productCyclePrice', 'standardCyclePrice', report);
    }
    for (const plan of sandbox?.plans ?? []) checkPlan(plan, report);
    checkCurrencies(context);
  }),
  brandRule('shown-price', 'warning', ({ brand, report }) => {
    const { product, offers = [] } = brand;
    const { productFullPrice: full, productCyclePrice: cycle } = product;
    // The rule 'prices' reports prices of the product that contradict each other.
    if (full === undefined || (cycle !== undefined && cycle * MONTHS !== full)) return;
    const charged = product.priceUnit === 'minor' ? full / MINOR : full;
    for (const shown of [product.shownInstallment, ...offers.map(({ price }) => price)])
      if (shown) checkShown(shown, charged, report);
  }),
  brandRule('payment-methods', 'error', ({ brand, sandbox, report }) => {
    const { product } = brand;
    const methods = Object.entries(product.paymentMethods ?? {});
    const closed = methods.flatMap(([name, { active }]) => (active ? [] : name));
    // Without a price in brand.json the upstream says how the product can be paid, and a brand only closes ways.
    const hasOwnPrice = product.productFullPrice !== undefined;
    const ways: string[] = hasOwnPrice
      ? methods.map(([name]) => name)
      : (sandbox?.plans ?? []).flatMap((plan) => plan.paymentMethods);
    if (methods.length > 0 && ways.length > 0 && ways.every((way) => closed.includes(way))) {
      const what = hasOwnPrice ? 'payment-method-active' : 'every-method-sandbox';
      return report([product, 'paymentMethods'], `payment-methods.${what}`);
    }
    for (const [name, method] of methods)
      if (method.only && !method.active)
        report([method, 'only'], 'payment-methods.only-method-choose', { name });
  }),
];
