import { isObject } from '../../contract/is-object.ts';
import { findTypedSchemas } from '../../brand/compile/rjsf/typed-schemas.ts';
import { nodeAt, toValue, type JsonValue, type Node } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Every schema by which RJSF compares an answer is known when the brand is built. */
export const rule: Rule = {
  id: 'form-typed-schema',
  severity: 'error',
  checkForm({ form: { schema }, report }) {
    const value = toValue(schema);
    if (!isObject(value) || !mayChoose(value)) return;
    const seen = new Set<Node>();
    for (const typed of findTypedSchemas(value as Record<string, JsonValue>)) {
      const owner = nodeOf(schema, value as JsonValue, typed.owner);
      const entry = owner?.kind === 'object' ? owner.entries.get(typed.keyword) : undefined;
      if (!entry || seen.has(entry.node)) continue;
      seen.add(entry.node);
      report({
        at: entry.keyAt,
        message: `form-typed-schema.${typed.why}`,
        data: { keyword: typed.keyword },
      });
    }
  },
};

/** Most forms have neither alternatives nor patterns. */
const mayChoose = (value: object): boolean =>
  /"(?:oneOf|anyOf|patternProperties)":/.test(JSON.stringify(value));

/** The node that an object of a schema's plain value was made of. */
function nodeOf(node: Node, value: JsonValue, wanted: JsonValue): Node | undefined {
  if (value === wanted) return node;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const part = nodeAt(node, [key]);
    const found = part && nodeOf(part, inner as JsonValue, wanted);
    if (found) return found;
  }
  return undefined;
}
