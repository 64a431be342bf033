import { didYouMean, suggestFix } from '../../brand/parse/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { SCREEN, exampleForm } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { partsOf } from '../node-path.ts';

/** A `$ref` takes a field of the library, or a part of the same schema. */
export const rule: Rule = {
  meta: {
    id: 'field-reference',
    severity: 'error',
    description:
      '"$ref" takes a field of the library ("fields/<name>") or a part of the same form. This one leads nowhere.',
    howToFix: 'Take one of the fields that are suggested.',
    example: {
      file: SCREEN,
      wrong: exampleForm({ properties: { city: { $ref: 'fields/cidade' } } }),
      right: exampleForm({ properties: { city: { $ref: 'fields/city' } } }),
    },
  },
  checkForm({ form: { schema, parts }, sources, report }) {
    const fields = [...sources.fields.keys()].sort().map((name) => `fields/${name}`);
    for (const { node } of parts) {
      const name = textAt(node, '$ref');
      if (name === undefined) continue;
      const { at } = nodeAt(node, ['$ref'])!;
      if (name.startsWith('#')) {
        if (nodeAt(schema, partsOf(name.slice(1)))) continue;
        const known = parts.flatMap(({ path }) =>
          path.length === 1 && path[0]!.startsWith('#/') ? path[0]! : [],
        );
        report({
          at,
          message: `This schema has no part '${name}'.`,
          ...suggestFix(name, known, 'Parts'),
          data: { name },
        });
      } else if (!name.startsWith('fields/')) {
        const meant = fields.find(
          (field) => name.endsWith(field.replace('fields', '')) || field === `fields/${name}`,
        );
        const hint = meant ? didYouMean(name, meant) : suggestFix(name, fields, 'Fields');
        report({
          at,
          message: `'${name}' is not a field of the library.`,
          ...hint,
          data: { name },
        });
      }
    }
  },
};
