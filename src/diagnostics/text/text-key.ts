import { noteExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';

/** Reported by the compiler, for a key that texts.json does not have. */
export const rule: Rule = {
  meta: {
    id: 'text-key',
    severity: 'error',
    description: 'A screen shows a text that texts.json does not have: buyers would read the key.',
    howToFix: 'Write the key as texts.json has it, or add the text there.',
    example: noteExample({ text: 'lead.intr' }, { text: 'lead.intro' }),
  },
};
