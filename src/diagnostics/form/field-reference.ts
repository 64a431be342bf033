import { suggestName } from '../../brand/parse/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';
import { partsOf } from '../node-path.ts';

/** A `$ref` takes a field of the library, or a part of the same schema. */
export const schemaReference: Check = {
  rule: 'field-reference',
  run({ forms, sources }, report) {
    const fields = [...sources.fields.keys()].sort().map((name) => `fields/${name}`);
    for (const { schema, parts } of forms) {
      for (const { node } of parts) {
        const name = textAt(node, '$ref');
        if (name === undefined) continue;
        const { at } = nodeAt(node, ['$ref'])!;
        if (name.startsWith('#')) {
          if (nodeAt(schema, partsOf(name.slice(1)))) continue;
          const known = parts.flatMap(({ path }) =>
            path.length === 1 && path[0]!.startsWith('#/') ? path[0]! : [],
          );
          report(at, `This schema has no part '${name}'.`, suggestName(name, known, 'Parts'));
        } else if (!name.startsWith('fields/')) {
          const meant = fields.find(
            (field) => name.endsWith(field.replace('fields', '')) || field === `fields/${name}`,
          );
          const hint = meant ? `Did you mean '${meant}'?` : suggestName(name, fields, 'Fields');
          report(at, `'${name}' is no field of the library.`, hint);
        }
      }
    }
  },
};
