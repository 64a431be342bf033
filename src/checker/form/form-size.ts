import { findExcess, MAX_FIELDS, MAX_LEVELS } from '../../brand/compile/form-size.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import { nodeAt, toValue } from '../../brand/parse/node.ts';
import { isObject } from '../../contract/is-object.ts';
import type { Rule } from '../rule.ts';

/** Every form ends where it is first drawn, and can be drawn within a request. */
export const rule: Rule = {
  id: 'form-size',
  severity: 'error',
  checkForm({ form: { block, schema, parts }, report }) {
    const value = toValue(schema);
    const excess = !isObject(value) ? undefined : findExcess(value as JsonObject);
    if (!excess) return;
    const { why } = excess;
    const path = excess.path.join('.');
    if (why === 'circle') {
      const part = parts.find(({ name }) => name === path)?.node ?? schema;
      report({
        at: (nodeAt(part, ['$ref']) ?? part).at,
        message: 'form-size.holds-itself-drawn',
        data: { path },
      });
      return;
    }
    report({
      at: (nodeAt(block, ['schema']) ?? block).at,
      message: why === 'fields' ? 'form-size.fields' : 'form-size.levels',
      data: { fields: MAX_FIELDS, levels: MAX_LEVELS },
    });
  },
};
