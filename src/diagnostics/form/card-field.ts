import { nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';

/**
 * The widgets of card data, and the names by which what is typed into them is kept out of storage
 * and wiped (renderer/form/use-form-session.ts).
 */
const NAMES: Readonly<Record<string, string>> = {
  'card-number': 'cardNumber',
  'card-cvv': 'cardCVV',
};
const SECRETS = Object.values(NAMES);

/** Card number and CVV stand at the top of a form under the names that keep them secret. */
export const cardField: Check = {
  rule: 'card-field',
  run({ forms }, report) {
    for (const { parts, ui } of forms) {
      for (const { node, path, ui: looks, kind, slot } of parts) {
        if (kind === 'test' || path.length === 0) continue;
        const name = path.at(-1)!;
        const own = nodeAt(ui, looks);
        const drawn = nodeAt(own, ['ui:widget']) ?? nodeAt(own, ['ui:options', 'widget']);
        const needed = NAMES[textAt(drawn) ?? ''];
        if (needed !== undefined && needed !== name) {
          report(
            node.at,
            `'${path.join('.')}' takes card data, but is not called '${needed}': it would be kept over a reload.`,
            `Call the field '${needed}'.`,
          );
        } else if (SECRETS.includes(name) && slot?.keyword === 'properties' && path.length > 1) {
          const owner = path.slice(0, -1).join('.');
          const message = `'${name}' stands within '${owner}', where nothing wipes it.`;
          report(node.at, message, 'Put it at the top of the form.');
        }
      }
    }
  },
};
