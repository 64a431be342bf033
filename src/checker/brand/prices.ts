import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { LANGUAGE } from './area.ts';
import { alsoAt } from '../wording.ts';
import type { Node } from '../../brand/parse/node.ts';
import { itemsAt, nodeAt, nodesAt, numberAt, textAt } from '../../brand/parse/node.ts';
import type { Rule, Report } from '../rule.ts';

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
      report({
        at,
        severity: 'error',
        message: `${key} is 0, so that buyers would read or pay no price at all.`,
        suggestion: 'Write the price.',
        data: { key },
      });
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

const CONTRADICTION = { suggestion: 'Correct the one that is wrong.' };

function checkProduct(product: Node, report: Report): void {
  const full = priceAt(product, 'productFullPrice');
  const cycle = priceAt(product, 'productCyclePrice');
  const isWhole = full && cycle && Number.isInteger(full.price) && Number.isInteger(cycle.price);
  if (isWhole && cycle.price * MONTHS !== full.price) {
    report({
      ...CONTRADICTION,
      severity: 'error',
      at: full.node.at,
      message: `productFullPrice is ${full.price}, but ${MONTHS} times productCyclePrice is ${cycle.price * MONTHS}: without one price nothing is sold.`,
      related: [alsoAt(cycle.node.at, 'the price of a month is here')],
      data: { full: full.price, cycle: cycle.price },
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
    message: `${before}, the price before any offer, is ${standard.price}, but ${now} is ${price.price}: more than before.`,
    related: [alsoAt(price.node.at, 'the price of today is here')],
    data: { before, price: price.price, now },
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
      message: `The brand sells in ${area}, but this price is in ${written}.`,
      suggestion: `Write "${right}", or give the brand prices of its own.`,
      data: { area, written },
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
      message: `The amount is ${amount.price}, but in instalments the plan costs ${first.total}, whatever their number.`,
      related: [alsoAt(nodeAt(first.node, ['totalValue'])!.at, 'the sum of instalments is here')],
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
        message: `${count} times ${value} makes ${(count * value).toFixed(2)}, not ${total} (totalValue).`,
        data: { count, value, total },
      });
      // Interest makes an instalment dearer; none at all leaves the price as it is.
    } else if (amount && !isAmount && !isNear(total - tax, amount.price, count)) {
      report({
        at: nodeAt(node, ['totalValue'])!.at,
        message: `In ${count} instalments the plan costs ${total}${tax > 0 ? `, of which ${tax} is interest` : ''}, but its amount is ${amount.price}.`,
        suggestion: 'Correct the one that is wrong, or say the interest with "tax".',
        related: [alsoAt(amount.node.at, 'the amount is here')],
        data: { count, total, amount: amount.price },
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
