import { nodeAt } from '../../brand/parse/node.ts';
import { SCREEN } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { checkComplete } from '../structure/check-schema.ts';
import { rule as missingKey } from '../structure/missing-key.ts';
import { rule as type } from '../structure/type.ts';
import { rule as unknownKey } from '../structure/unknown-key.ts';
import { rule as value } from '../structure/value.ts';

/** Keywords whose content is named elsewhere, or describes every entry. */
const NEEDED = ['$defs', 'definitions', 'items', 'additionalItems', 'additionalProperties'];

/** Conditions of fields are conditions, and stand where something asks for them. */
export const rule: Rule = {
  meta: {
    id: 'when',
    severity: 'error',
    description: 'A condition stands where nothing asks for it, or is none.',
    howToFix: 'Put it on a block, or on a property of a form.',
    example: {
      file: SCREEN,
      wrong: { blocks: [{ id: 'form', block: 'form', schema: { when: { fact: 'hasLead' } } }] },
      right: { blocks: [{ id: 'form', block: 'form', when: { fact: 'hasLead' } }] },
    },
    pt: {
      "Nothing asks for a 'when' here.": "Nada lê um 'when' aqui.",
      'Put it on a property of the form, or on its block.':
        'Ponha numa propriedade do formulário, ou no bloco.',
      // Errors of the schema of conditions are worded like those of this rule.
      ...missingKey.meta.pt,
      ...type.meta.pt,
      ...unknownKey.meta.pt,
      ...value.meta.pt,
    },
  },
  checkForm({ form: { parts }, metaSchemas, report }) {
    for (const { node, kind, slot } of parts) {
      const when = nodeAt(node, ['when']);
      if (!when) continue;
      if (kind === 'test' || !slot || NEEDED.includes(slot.keyword)) {
        const message = "Nothing asks for a 'when' here.";
        report({
          at: when.at,
          message,
          suggestion: 'Put it on a property of the form, or on its block.',
        });
        continue;
      }
      for (const error of checkComplete(when, metaSchemas.get('when')!, 'when')) {
        const { place: at, message, suggestion, fix, data } = error;
        report({ at, message, suggestion, fix, data });
      }
    }
  },
};
