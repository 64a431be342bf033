import { nodeAt } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';
import { checkComplete } from '../structure/check-schema.ts';

/** What stands behind these is named elsewhere, or says what every entry is. */
const NEEDED = ['$defs', 'definitions', 'items', 'additionalItems', 'additionalProperties'];

/** Conditions of fields are conditions, and stand where something asks for them. */
export const formWhen: Check = {
  rule: 'when',
  run({ forms, metaSchemas }, report) {
    for (const { parts } of forms) {
      for (const { node, kind, slot } of parts) {
        const when = nodeAt(node, ['when']);
        if (!when) continue;
        if (kind === 'test' || !slot || NEEDED.includes(slot.keyword)) {
          const message = "Nothing asks for a 'when' here.";
          report(when.at, message, 'Put it on a property of the form, or on its block.');
          continue;
        }
        const faults = checkComplete(when, metaSchemas.get('when')!, 'when');
        for (const { place, message, suggestion } of faults) report(place, message, suggestion);
      }
    }
  },
};
