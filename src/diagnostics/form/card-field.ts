import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { SCREEN, exampleForm } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';

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
export const rule: Rule = {
  meta: {
    id: 'card-field',
    severity: 'error',
    description:
      'Card number and CVV are kept out of storage by their names. Under another name they would be kept.',
    howToFix: 'Call them cardNumber and cardCVV, at the top of the form.',
    example: {
      file: SCREEN,
      wrong: exampleForm({ properties: { number: { $ref: 'fields/card-number' } } }),
      right: exampleForm({ properties: { cardNumber: { $ref: 'fields/card-number' } } }),
    },
  },
  checkForm({ form: { parts, ui }, report }) {
    for (const { node, path, ui: looks, kind, slot } of parts) {
      if (kind === 'test' || path.length === 0) continue;
      const name = path.at(-1)!;
      const own = nodeAt(ui, looks);
      const drawn = nodeAt(own, ['ui:widget']) ?? nodeAt(own, ['ui:options', 'widget']);
      const needed = NAMES[textAt(drawn) ?? ''];
      if (needed !== undefined && needed !== name) {
        report({
          at: node.at,
          message: `'${path.join('.')}' takes card data, but is not called '${needed}': it would be kept over a reload.`,
          suggestion: `Call the field '${needed}'.`,
          data: { path: path.join('.'), needed },
        });
      } else if (SECRETS.includes(name) && slot?.keyword === 'properties' && path.length > 1) {
        const owner = path.slice(0, -1).join('.');
        const message = `'${name}' stands within '${owner}', where nothing wipes it.`;
        report({
          at: node.at,
          message,
          suggestion: 'Put it at the top of the form.',
          data: { name, owner },
        });
      }
    }
  },
};
