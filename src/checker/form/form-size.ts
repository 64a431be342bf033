import { findExcess, MAX_FIELDS, MAX_LEVELS } from '../../brand/compile/form-size.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import type { Rule } from '../rule.ts';
import { placeOf } from '../typed.ts';

/** Every form ends where it is first drawn, and can be drawn within a request. */
export const rule: Rule = {
  id: 'form-size',
  severity: 'error',
  checkForm({ form: { block, schema, parts }, report }) {
    const excess = findExcess(schema as JsonObject);
    if (!excess) return;
    const path = excess.path.join('.');
    const part = parts.find(({ name }) => name === path)?.schema ?? schema;
    const { why } = excess;
    report({
      at: why === 'circle' ? placeOf(part, '$ref') : placeOf(block, 'schema'),
      message: why === 'circle' ? 'form-size.holds-itself-drawn' : `form-size.${why}`,
      data: { path, fields: MAX_FIELDS, levels: MAX_LEVELS },
    });
  },
};
