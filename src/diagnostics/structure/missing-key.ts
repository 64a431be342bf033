import type { ValidateFunction } from 'ajv';
import { entriesAt, isRemoval, type Node } from '../../brand/parse/node.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from '../rule.ts';

/** Reported by the meta-schemas, for a key that a merged file has to have. */
export const rule: Rule = {
  meta: {
    id: 'missing-key',
    severity: 'error',
    description:
      'Something that every brand needs is said neither here nor by a folder that this one extends.',
    howToFix: 'Add the key; the finding gives an example.',
    example: {
      file: 'brand.json',
      wrong: { orderBump: {} },
      right: { orderBump: { planId: 'anual' } },
    },
    pt: {
      "'{}' is missing.": "Falta '{}'.",
      "'{}' is missing in {}.": "Falta '{}' em {}.",
      'Add it, for example {}.': 'Acrescente, por exemplo {}.',
      'Add it.': 'Acrescente.',
      'Write it in place of {}, for example {}.': 'Escreva no lugar de {}, por exemplo {}.',
      'Write it in place of {}.': 'Escreva no lugar de {}.',
      'Where a parent says it, delete this line.': 'Se um pai já o diz, apague esta linha.',
    },
  },
};

/** Keys of a whole file that every brand needs, and that the file takes away. */
export function requiredNulls(root: Node, { schema }: ValidateFunction): Finding[] {
  const { required = [] } = schema as { required?: readonly string[] };
  return entriesAt(root).flatMap(([key, { node, keyAt }]): Finding[] =>
    isRemoval(node) && required.includes(key)
      ? [
          {
            ...keyAt,
            rule: 'missing-key',
            severity: 'error',
            message: `'${key}' is missing.`,
            suggestion: 'Write it in place of null. Where a parent says it, delete this line.',
            data: { key },
          },
        ]
      : [],
  );
}
