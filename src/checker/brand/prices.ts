import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { LANGUAGE } from './area.ts';
import { alsoAt } from '../wording.ts';
import type { Node } from '../../brand/parse/node.ts';
import { itemsAt, nodeAt, nodesAt, numberAt, textAt } from '../../brand/parse/node.ts';
import type { Rule, Report } from '../rule.ts';
import { say } from '../language/sentence.ts';

export const MONTHS = 12;

/** Prices that stand in JSON twice agree with each other. */
export const rule: Rule = {
  id: 'prices',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const product = nodeAt(merged.brand, ['product']);
    const plans = itemsAt(merged.files.get('sandbox'), 'plans');
    const offered = nodesAt(merged.brand, 'offers.*.price');
    const shown = nodesAt(product, 'shownInstallment');
    const free = [...(product ? [product] : []), ...plans, ...offered, ...shown].flatMap((owner) =>
      zeroPricesOf(owner),
    );
    for (const { key, at } of free) {
      report({ at, severity: 'error', message: 'prices.buyers-would-read', data: { key } });
    }
    if (free.length > 0) return;
    if (product) checkProduct(product, report);
    for (const plan of plans) checkPlan(plan, report);
    checkCurrencies(merged, report);
  },
};

/** Keys of a price that is charged or shown. */
const PRICES = ['productFullPrice', 'productCyclePrice', 'amount', 'value'];

const zeroPricesOf = (owner: Node) =>
  PRICES.flatMap((key) => {
    const node = nodeAt(owner, [key]);
    return node && numberAt(node) === 0 ? [{ key, at: node.at }] : [];
  });

const CONTRADICTION = { suggestion: say('correct-one-wrong') };

function checkProduct(product: Node, report: Report): void {
  const full = priceAt(product, 'productFullPrice');
  const cycle = priceAt(product, 'productCyclePrice');
  const isWhole = full && cycle && Number.isInteger(full.price) && Number.isInteger(cycle.price);
  if (isWhole && cycle.price * MONTHS !== full.price) {
    report({
      ...CONTRADICTION,
      severity: 'error',
      at: full.node.at,
      message: 'prices.productfullprice-but-times',
      related: [alsoAt(cycle.node.at, say('prices.price-month-here'))],
      data: { full: full.price, cycle: cycle.price, months: MONTHS, price: cycle.price * MONTHS },
    });
    return;
  }
  checkBefore(product, 'productFullPrice', 'standardPrice', report);
  checkBefore(product, 'productCyclePrice', 'standardCyclePrice', report);
}

/** The price before an offer, which is shown crossed out, is not lower than the price of today. */
function checkBefore(owner: Node, now: string, before: string, report: Report): void {
  const [price, standard] = [priceAt(owner, now), priceAt(owner, before)];
  if (!price || !standard || standard.price >= price.price) return;
  report({
    ...CONTRADICTION,
    at: standard.node.at,
    message: 'prices.price-before-any',
    related: [alsoAt(price.node.at, say('prices.price-today-here'))],
    data: { before, price: price.price, now, price2: standard.price },
  });
}

const CURRENCY: Readonly<Record<string, string>> = { BR: 'BRL', MZ: 'MZN' };

/** Prices are in the money of the country that the brand sells in. */
function checkCurrencies({ brand, files, id }: MergedBrand, report: Report): void {
  const area = textAt(brand, 'area') ?? '';
  const right = CURRENCY[area];
  // The rule 'area' reports a country that is in doubt.
  if (right === undefined || textAt(brand, 'lang') !== LANGUAGE[area]) return;
  // Products that are sold beside the brand's own are inherited as a whole.
  const beside = nodesAt(files.get('sandbox'), 'products.*.plans.*');
  const own = [nodeAt(brand, ['product']), ...itemsAt(files.get('sandbox'), 'plans')];
  for (const owner of [...own, ...beside]) {
    const node = nodeAt(owner, ['currency']);
    const written = textAt(node) ?? '';
    const isSold = node?.at.file.startsWith(`brands/${id}/`) || beside.includes(owner!);
    if (!node || !isSold || written === right || !Object.values(CURRENCY).includes(written))
      continue;
    report({
      at: node.at,
      ...(!beside.includes(owner!) && { severity: 'error' as const }),
      message: 'prices.brand-sells-but',
      data: { area, written, right },
    });
  }
}

/** A price that can be compared: a number, not below zero. */
function priceAt(owner: Node, key: string): { price: number; node: Node } | undefined {
  const node = nodeAt(owner, [key]);
  const price = numberAt(node) ?? NaN;
  return node && price >= 0 && Number.isFinite(price) ? { price, node } : undefined;
}

function checkPlan(plan: Node, report: Report): void {
  const amount = priceAt(plan, 'amount');
  const all = itemsAt(plan, 'installments').map((node) => ({
    node,
    count: numberAt(node, 'id'),
    value: numberAt(node, 'value'),
    total: numberAt(node, 'totalValue'),
    tax: numberAt(node, 'tax') ?? 0,
  }));
  const [first, ...others] = all;
  // If all ways to pay agree with each other, the amount contradicts them.
  const isAmount =
    amount &&
    first &&
    others.length > 0 &&
    first.total !== amount.price &&
    all.every(({ total, tax }) => total === first.total && tax === 0);
  if (isAmount) {
    report({
      ...CONTRADICTION,
      at: amount.node.at,
      message: 'prices.amount-but-instalments',
      related: [alsoAt(nodeAt(first.node, ['totalValue'])!.at, say('prices.sum-instalments-here'))],
      data: { amount: amount.price, total: first.total },
    });
  } else checkBefore(plan, 'amount', 'standardAmount', report);
  for (const { node, count, value, total, tax } of all) {
    if (count === undefined || value === undefined || total === undefined) continue;
    // Of two with one number nobody knows which is meant.
    if (all.filter((one) => one.count === count).length > 1) continue;
    checkBefore(node, 'value', 'standardValue', report);
    if (count < 1) continue;
    if (!isSum(count, value, total)) {
      report({
        ...CONTRADICTION,
        at: nodeAt(node, ['value'])!.at,
        message: 'prices.times-makes-totalvalue',
        data: { count, value, total, value2: (count * value).toFixed(2) },
      });
      // Interest makes an instalment dearer; none at all leaves the price as it is.
    } else if (amount && !isAmount && !isNear(total - tax, amount.price, count)) {
      report({
        at: nodeAt(node, ['totalValue'])!.at,
        message: tax > 0 ? 'prices.instalments-with-interest' : 'prices.instalments',
        related: [alsoAt(amount.node.at, say('prices.amount-here'))],
        data: { count, total, tax, amount: amount.price },
      });
    }
  }
}

/** Instalments are rounded to cents, each up to half a cent. */
export const isSum = (count: number, value: number, total: number) =>
  Math.abs(count * value - total) <= count * 0.005 + 1e-9;

/** Each instalment may be rounded by a cent. */
const isNear = (one: number, other: number, count: number) =>
  Math.abs(one - other) <= count * 0.01 + 1e-9;
