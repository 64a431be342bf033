import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { say } from '../language/sentence.ts';
import type { Report, Rule } from '../rule.ts';
import { placeOf, valuesOf, type BrandValues } from '../typed.ts';
import { alsoAt } from '../wording.ts';
import { LANGUAGE } from './area.ts';

type Product = BrandValues['brand']['product'];
type Plan = NonNullable<BrandValues['sandbox']>['plans'][number];

export const MONTHS = 12;
const CONTRADICTION = { suggestion: say('correct-one-wrong') };

/** Prices that stand in JSON twice agree with each other. */
export const rule: Rule = {
  id: 'prices',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const { brand, sandbox } = valuesOf(merged);
    checkProduct(brand.product, report);
    for (const plan of sandbox?.plans ?? []) checkPlan(plan, report);
    checkCurrencies(merged, report);
  },
};

function checkProduct(product: Product, report: Report): void {
  const { productFullPrice: full, productCyclePrice: cycle } = product;
  const isWhole = Number.isInteger(full) && Number.isInteger(cycle);
  if (isWhole && cycle! * MONTHS !== full) {
    report({
      ...CONTRADICTION,
      severity: 'error',
      at: placeOf(product, 'productFullPrice'),
      message: 'prices.productfullprice-but-times',
      related: [alsoAt(placeOf(product, 'productCyclePrice'), say('prices.price-month-here'))],
      data: { full, cycle, months: MONTHS, price: cycle! * MONTHS },
    });
  } else {
    checkBefore(product, 'productFullPrice', 'standardPrice', report);
    checkBefore(product, 'productCyclePrice', 'standardCyclePrice', report);
  }
}

/** The price before an offer, which is shown crossed out, is not lower than the price of today. */
function checkBefore<Key extends string>(
  owner: Readonly<Partial<Record<Key, number>>>,
  now: Key,
  before: Key,
  report: Report,
): void {
  const [price, standard] = [owner[now], owner[before]];
  if (price === undefined || standard === undefined || standard >= price) return;
  report({
    ...CONTRADICTION,
    at: placeOf(owner, before),
    message: 'prices.price-before-any',
    related: [alsoAt(placeOf(owner, now), say('prices.price-today-here'))],
    data: { before, price, now, price2: standard },
  });
}

function checkPlan(plan: Plan, report: Report): void {
  const { amount, installments: all = [] } = plan;
  const [first] = all;
  // Where all ways to pay agree with each other, the amount contradicts them.
  const isAmount =
    all.length > 1 &&
    first!.totalValue !== amount &&
    all.every(({ totalValue, tax = 0 }) => totalValue === first!.totalValue && tax === 0);
  if (isAmount) {
    report({
      ...CONTRADICTION,
      at: placeOf(plan, 'amount'),
      message: 'prices.amount-but-instalments',
      related: [alsoAt(placeOf(first!, 'totalValue'), say('prices.sum-instalments-here'))],
      data: { amount, total: first!.totalValue },
    });
  } else checkBefore(plan, 'amount', 'standardAmount', report);
  for (const one of all) {
    const { id: count, value, totalValue: total, tax = 0 } = one;
    checkBefore(one, 'value', 'standardValue', report);
    if (!isSum(count, value, total)) {
      report({
        ...CONTRADICTION,
        at: placeOf(one, 'value'),
        message: 'prices.times-makes-totalvalue',
        data: { count, value, total, value2: (count * value).toFixed(2) },
      });
      // Interest makes an instalment dearer; each may be rounded by a cent.
    } else if (!isAmount && Math.abs(total - tax - amount) > count * 0.01 + 1e-9) {
      report({
        at: placeOf(one, 'totalValue'),
        message: 'prices.instalments',
        related: [alsoAt(placeOf(plan, 'amount'), say('prices.amount-here'))],
        data: { count, total, amount },
      });
    }
  }
}

/** Instalments are rounded to cents, each up to half a cent. */
export const isSum = (count: number, value: number, total: number) =>
  Math.abs(count * value - total) <= count * 0.005 + 1e-9;

const CURRENCY = { BR: 'BRL', MZ: 'MZN' } as const;

/** Prices are in the money of the country that the brand sells in. */
function checkCurrencies(merged: MergedBrand, report: Report): void {
  const { brand, sandbox } = valuesOf(merged);
  const right = CURRENCY[brand.area];
  // The rule 'area' reports a country that is in doubt.
  if (brand.lang !== LANGUAGE[brand.area]) return;
  for (const owner of [brand.product, ...(sandbox?.plans ?? [])]) {
    const at = placeOf(owner, 'currency');
    const isOwn = at.file.startsWith(`brands/${merged.id}/`);
    const { currency: written } = owner;
    if (!isOwn || written === undefined || written === right) continue;
    const data = { area: brand.area, written, right };
    report({ at, severity: 'error', message: 'prices.brand-sells-but', data });
  }
}
