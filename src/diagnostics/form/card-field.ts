import { textAt } from '../../brand/parse/node.ts';
import { formExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { uiOption } from './schema/ui-schemas.ts';

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
    example: formExample(
      { schema: { properties: { number: { $ref: 'fields/card-number' } } } },
      { schema: { properties: { cardNumber: { $ref: 'fields/card-number' } } } },
    ),
  },
  checkForm({ form: { parts }, report }) {
    for (const {
      node: { at },
      path,
      name: field,
      ui,
      kind,
      slot,
    } of parts) {
      if (kind === 'test' || path.length === 0) continue;
      const name = path.at(-1)!;
      const needed = NAMES[textAt(uiOption(ui, 'widget')) ?? ''];
      if (needed !== undefined && needed !== name) {
        report({
          at,
          message: `'${field}' takes card data, but is not called '${needed}': it would be kept over a reload.`,
          suggestion: `Call the field '${needed}'.`,
          data: { path: field, needed },
        });
      } else if (SECRETS.includes(name) && slot?.keyword === 'properties' && path.length > 1) {
        const owner = path.slice(0, -1).join('.');
        report({
          at,
          message: `'${name}' stands within '${owner}', where nothing wipes it.`,
          suggestion: 'Put it at the top of the form.',
          data: { name, owner },
        });
      }
    }
  },
};
