import { isPointer } from '../../brand/compile/sub-schemas.ts';
import { didYouMean, suggestFix } from '../language/suggest.ts';
import { nodeAt, pointerParts } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { say } from '../language/sentence.ts';

/** A `$ref` takes a field of the library, or a part of the same schema. */
export const rule: Rule = {
  id: 'field-reference',
  severity: 'error',
  phase: 'names',
  checkForm({ form: { schema, parts }, sources, report }) {
    const fields = [...sources.fields.keys()].sort().map((name) => `fields/${name}`);
    const definitions = parts.flatMap(({ path: [first = '', ...rest] }) =>
      rest.length === 0 && first.startsWith('#/') ? first : [],
    );
    for (const written of namesIn(...parts.map(({ node }) => nodeAt(node, ['$ref'])))) {
      const { name, at } = written;
      if (name.startsWith('#')) {
        if (isPointer(name) && nodeAt(schema, pointerParts(name))) continue;
        reportUnknown([written], definitions, 'list.parts', report, () => ({
          message: say('field-reference.schema-part', { name }),
          ...(definitions.length === 0 &&
            suggestFix(`fields/${name.split('/').at(-1)}`, fields, 'list.fields')),
        }));
      } else if (!name.startsWith('fields/')) {
        const meant = fields.find((field) => `/${name}`.endsWith(field.replace('fields', '')));
        const hint = meant ? didYouMean(name, meant) : suggestFix(name, fields, 'list.fields');
        const message = say('field-reference.field-library', { name });
        report({ at, message, ...hint, data: { name } });
      }
    }
  },
};
