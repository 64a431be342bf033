import { isSellable } from '../../brand/parse/brand-files.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { LANGUAGE } from './area.ts';
import { alsoAt } from '../wording.ts';
import type { Node } from '../../brand/parse/node.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule, Report } from '../rule.ts';

const MONTHS = 12;
const MINOR = 100;

const plan = (more: object) => ({
  plans: [
    { id: 'anual', $remove: true },
    {
      id: 'alfa',
      name: 'Plano',
      amount: 100,
      type: 'yearly',
      currency: 'BRL',
      paymentMethods: ['creditcard'],
      ...more,
    },
  ],
});

/** Prices that stand in JSON twice agree with each other; what buyers read is what they pay (D-103). */
export const rule: Rule = {
  meta: {
    id: 'prices',
    severity: 'warning',
    description:
      'Two prices in the files contradict each other: a buyer would read one and pay another, or read a “price before” that is lower than the price of today.',
    howToFix: 'Correct the one that is wrong; the second place is shown with the finding.',
    example: {
      file: 'sandbox.json',
      wrong: plan({ installments: [{ id: 2, value: 40, totalValue: 100 }] }),
      right: plan({ installments: [{ id: 2, value: 50, totalValue: 100 }] }),
    },
  },

  checkBrand({ merged, report }) {
    const product = nodeAt(merged.brand, ['product']);
    if (product) {
      const isSound = checkProduct(product, report);
      const offered = itemsAt(merged.brand, 'offers').map((offer) => nodeAt(offer, ['price']));
      for (const shown of [nodeAt(product, ['shownInstallment']), ...offered]) {
        if (shown && isSound) checkShown(product, shown, report);
      }
    }
    for (const plan of itemsAt(merged.files.get('sandbox'), 'plans')) checkPlan(plan, report);
    checkCurrencies(merged, report);
  },
};

/** Whether the prices of the product are such as can be compared with others. */
function checkProduct(product: Node, report: Report): boolean {
  const [full, cycle] = [
    priceAt(product, 'productFullPrice'),
    priceAt(product, 'productCyclePrice'),
  ];
  const unit = textAt(product, 'priceUnit') ?? 'major';
  if (full && cycle && cycle.price * MONTHS !== full.price) {
    report({
      at: full.node.at,
      message: `productFullPrice is ${full.price}, but ${MONTHS} times productCyclePrice is ${cycle.price * MONTHS}.`,
      suggestion: 'Correct the one that is wrong.',
      related: [alsoAt(cycle.node.at, 'the price of a month is here')],
      data: { full: full.price, cycle: cycle.price },
    });
    return false;
  }
  checkBefore(product, 'productFullPrice', 'standardPrice', report);
  checkBefore(product, 'productCyclePrice', 'standardCyclePrice', report);
  return full !== undefined && ['major', 'minor'].includes(unit);
}

/** The price before an offer, which is shown crossed out, is none that is lower. */
function checkBefore(owner: Node, now: string, before: string, report: Report): void {
  const [price, standard] = [priceAt(owner, now), priceAt(owner, before)];
  if (!price || !standard || standard.price >= price.price) return;
  report({
    at: standard.node.at,
    message: `${before}, the price before any offer, is ${standard.price}, but ${now} is ${price.price}: more than before.`,
    suggestion: 'Correct the one that is wrong.',
    related: [alsoAt(price.node.at, 'the price of today is here')],
    data: { before, price: price.price, now },
  });
}

const CURRENCY: Readonly<Record<string, string>> = { BR: 'BRL', MZ: 'MZN' };

/** Prices are in the money of the country that the brand sells in. */
function checkCurrencies({ brand, files, id }: MergedBrand, report: Report): void {
  const area = textAt(brand, 'area') ?? '';
  const right = CURRENCY[area];
  const owners = [nodeAt(brand, ['product']), ...itemsAt(files.get('sandbox'), 'plans')];
  // Where the country itself is in doubt, that is what has to be told.
  const isSure = isSellable(id) && textAt(brand, 'lang') === LANGUAGE[area];
  for (const owner of isSure ? owners : []) {
    const node = nodeAt(owner, ['currency']);
    const written = textAt(node);
    const isOwn = node?.at.file.startsWith(`brands/${id}/`);
    if (!node || !isOwn || right === undefined || written === right) continue;
    if (!Object.values(CURRENCY).includes(written ?? '')) continue;
    report({
      at: node.at,
      message: `The brand sells in ${area}, but this price is in ${written}.`,
      suggestion: `Write "${right}".`,
      data: { area, written },
    });
  }
}

/** A price that can be compared: a number, none below zero. */
function priceAt(owner: Node, key: string): { price: number; node: Node } | undefined {
  const node = nodeAt(owner, [key]);
  const price = numberAt(owner, key);
  return node && price !== undefined && price >= 0 && Number.isFinite(price)
    ? { price, node }
    : undefined;
}

/** A price as buyers read it, in major units, beside what is charged. */
function checkShown(product: Node, shown: Node, report: Report): void {
  const full = numberAt(product, 'productFullPrice');
  const value = numberAt(shown, 'value');
  const count = numberAt(shown, 'count') ?? 1;
  if (full === undefined || value === undefined || count < 1) return;
  const charged = full / (textAt(product, 'priceUnit') === 'minor' ? MINOR : 1);
  if (isSum(count, value, charged)) return;
  report({
    at: nodeAt(shown, ['value'])!.at,
    message: `Buyers read ${count} times ${value.toFixed(2)}, which makes ${(count * value).toFixed(2)}, but ${charged.toFixed(2)} is charged (productFullPrice).`,
    suggestion: 'Correct the one that is wrong.',
    data: { count, value, charged },
  });
}

function checkPlan(plan: Node, report: Report): void {
  checkBefore(plan, 'amount', 'standardAmount', report);
  const amount = priceAt(plan, 'amount');
  const all = itemsAt(plan, 'installments');
  const ids = all.map((one) => numberAt(one, 'id'));
  const totals = all.map((one) => numberAt(one, 'totalValue'));
  // Where all ways to pay agree with each other, it is the amount that is out of step.
  const isAmount =
    amount &&
    all.length > 1 &&
    new Set(totals).size === 1 &&
    totals[0] !== amount.price &&
    all.every((one) => (numberAt(one, 'tax') ?? 0) === 0);
  if (isAmount) {
    report({
      at: amount.node.at,
      message: `The amount is ${amount.price}, but in instalments the plan costs ${totals[0]}, whatever their number.`,
      suggestion: 'Correct the one that is wrong.',
      related: [alsoAt(nodeAt(all[0], ['totalValue'])!.at, 'the sum of instalments is here')],
      data: { amount: amount.price, total: totals[0] },
    });
  }
  for (const installment of all) {
    const [count, value, total] = ['id', 'value', 'totalValue'].map((key) =>
      numberAt(installment, key),
    );
    if (count === undefined || value === undefined || total === undefined) continue;
    // Of two with one number nobody knows which is meant.
    if (ids.filter((id) => id === count).length > 1) continue;
    checkBefore(installment, 'value', 'standardValue', report);
    const tax = numberAt(installment, 'tax') ?? 0;
    const whole = nodeAt(installment, ['totalValue'])!;
    // Interest makes an instalment dearer; none at all leaves the price as it is.
    if (
      !isAmount &&
      count >= 1 &&
      amount &&
      isSum(count, value, total) &&
      !isNear(total - tax, amount.price, count)
    ) {
      report({
        at: whole.at,
        message: `In ${count} instalments the plan costs ${total}${tax > 0 ? `, of which ${tax} is interest` : ''}, but its amount is ${amount.price}.`,
        suggestion: 'Correct the one that is wrong, or say the interest with "tax".',
        related: [alsoAt(amount.node.at, 'the amount is here')],
        data: { count, total, amount: amount.price },
      });
    }
    if (count < 1 || isSum(count, value, total)) continue;
    report({
      at: nodeAt(installment, ['value'])!.at,
      message: `${count} times ${value} makes ${(count * value).toFixed(2)}, not ${total} (totalValue).`,
      suggestion: 'Correct the one that is wrong.',
      data: { count, value, total },
    });
  }
}

/** Instalments are rounded to cents, each up to half a cent. */
const isSum = (count: number, value: number, total: number) =>
  Math.abs(count * value - total) <= count * 0.005 + 1e-9;

/** Each instalment may be rounded by a cent. */
const isNear = (one: number, other: number, count: number) =>
  Math.abs(one - other) <= count * 0.01 + 1e-9;

function numberAt(node: Node, ...path: string[]): number | undefined {
  const found = nodeAt(node, path);
  return found?.kind === 'scalar' && typeof found.value === 'number' ? found.value : undefined;
}
