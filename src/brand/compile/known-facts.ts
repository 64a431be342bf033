import type { Node } from '../parse/node.ts';
import { nodeAt, textAt } from '../parse/node.ts';

/** The facts of a visit that a merged brand.json alone decides. */
export function knownFacts(brand: Node): Record<string, boolean | string> {
  const facts: Record<string, boolean | string> = {
    area: textAt(brand, 'area') ?? '',
    isTermsAndPoliticsAvailable: valueAt(brand, 'isTermsAndPoliticsAvailable') === true,
    hasInstallments: valueAt(brand, 'product', 'hasInstallments') !== false,
    hasTickets: valueAt(brand, 'tickets') === true,
  };
  // Only a brand that always has them settles these facts; otherwise config (D-162) and step do.
  if (valueAt(brand, 'hasAddressForm') === true) facts.hasAddressForm = true;
  // An inactive method is never offered, whatever flow a link or a config asks for (D-110).
  if (valueAt(brand, 'product', 'paymentMethods', 'boleto', 'active') === false)
    facts.isBankslip = false;
  if (valueAt(brand, 'contract') === true) facts.hasContract = true;
  return facts;
}

function valueAt(node: Node, ...path: string[]) {
  const found = nodeAt(node, path);
  return found?.kind === 'scalar' ? found.value : undefined;
}
