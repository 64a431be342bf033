import { findTypedSchemas } from '../../brand/compile/rjsf/typed-schemas.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import type { Rule } from '../rule.ts';
import { nodeOf } from '../typed.ts';
import { keysAt } from '../unknown-names.ts';

/** Every schema by which RJSF compares an answer is known when the brand is built. */
export const rule: Rule = {
  id: 'form-typed-schema',
  severity: 'error',
  checkForm({ form: { schema }, report }) {
    for (const { owner, keyword, why } of findTypedSchemas(schema as JsonObject)) {
      const { at } = keysAt(nodeOf(owner)).find(({ name }) => name === keyword)!;
      report({ at, message: `form-typed-schema.${why}`, data: { keyword } });
    }
  },
};
