import { nodeAt } from '../../brand/parse/node.ts';
import { say } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { checkComplete } from '../structure/check-schema.ts';
import { nodeOf } from '../typed.ts';

/** Keywords whose content is named elsewhere, or describes every entry. */
const NEEDED = ['$defs', 'definitions', 'items', 'additionalItems', 'additionalProperties'];

/** Conditions of fields are conditions, and stand where something asks for them. */
export const rule: Rule = {
  id: 'when',
  severity: 'error',
  phase: 'schema',
  checkForm({ form: { parts }, metaSchemas, report }) {
    for (const { schema, kind, slot } of parts) {
      const when = nodeAt(nodeOf(schema), ['when']);
      if (!when) continue;
      if (kind === 'test' || !slot || NEEDED.includes(slot.keyword)) {
        const message = say('when.nothing-asks-when');
        report({ at: when.at, message, suggestion: say('when.put-on-property') });
        continue;
      }
      for (const { place: at, message, suggestion, fix, data } of checkComplete(
        when,
        metaSchemas.get('when')!,
        'when',
      ))
        report({ at, message, suggestion, fix, data });
    }
  },
};
