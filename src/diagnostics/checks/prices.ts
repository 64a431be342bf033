import type { Node } from '../../brand/node.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/node.ts';
import type { Check, Report } from '../check.ts';

const MONTHS = 12;
const MINOR = 100;

/** Prices that stand in JSON twice agree with each other; what buyers read is what they pay (D-103). */
export const prices: Check = {
  rule: 'prices',
  severity: 'warning',
  run({ merged }, report) {
    const product = nodeAt(merged.brand, ['product']);
    if (product) {
      checkProduct(product, report);
      const offered = itemsAt(merged.brand, 'offers').map((offer) => nodeAt(offer, ['price']));
      for (const shown of [nodeAt(product, ['shownInstallment']), ...offered]) {
        if (shown) checkShown(product, shown, report);
      }
    }
    for (const plan of itemsAt(merged.files.get('sandbox'), 'plans')) checkPlan(plan, report);
  },
};

function checkProduct(product: Node, report: Report): void {
  const full = numberAt(product, 'productFullPrice');
  const cycle = numberAt(product, 'productCyclePrice');
  if (full !== undefined && cycle !== undefined && cycle * MONTHS !== full) {
    report(
      nodeAt(product, ['productFullPrice'])!.at,
      `productFullPrice is ${full}, but ${MONTHS} times productCyclePrice is ${cycle * MONTHS}.`,
      'Correct the one that is wrong.',
    );
  }
}

/** A price as buyers read it, in major units, beside what is charged. */
function checkShown(product: Node, shown: Node, report: Report): void {
  const full = numberAt(product, 'productFullPrice');
  const value = numberAt(shown, 'value');
  const count = numberAt(shown, 'count') ?? 1;
  if (full === undefined || value === undefined) return;
  const charged = full / (textAt(product, 'priceUnit') === 'minor' ? MINOR : 1);
  if (isSum(count, value, charged)) return;
  report(
    nodeAt(shown, ['value'])!.at,
    `Buyers read ${count} times ${value.toFixed(2)}, which makes ${(count * value).toFixed(2)}, but ${charged.toFixed(2)} is charged (productFullPrice).`,
    'Correct the one that is wrong.',
  );
}

function checkPlan(plan: Node, report: Report): void {
  for (const installment of itemsAt(plan, 'installments')) {
    const [count, value, total] = ['id', 'value', 'totalValue'].map((key) =>
      numberAt(installment, key),
    );
    if (count === undefined || value === undefined || total === undefined) continue;
    if (isSum(count, value, total)) continue;
    report(
      nodeAt(installment, ['value'])!.at,
      `${count} times ${value} makes ${(count * value).toFixed(2)}, not ${total} (totalValue).`,
      'Correct the one that is wrong.',
    );
  }
}

/** Instalments are rounded to cents, each up to half a cent. */
const isSum = (count: number, value: number, total: number) =>
  Math.abs(count * value - total) <= count * 0.005 + 1e-9;

function numberAt(node: Node, ...path: string[]): number | undefined {
  const found = nodeAt(node, path);
  return found?.kind === 'scalar' && typeof found.value === 'number' ? found.value : undefined;
}
