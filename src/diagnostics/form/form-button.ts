import type { Rule } from '../rule.ts';

/** Reported by the compiler, for a form without a button. */
export const rule: Rule = {
  meta: {
    id: 'form-button',
    severity: 'error',
    description: 'The form has no button, so nobody could send it.',
    howToFix: 'Say the key of its text with "submit", or give each of its pages one.',
  },
};
