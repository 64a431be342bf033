import type { Rule } from '../rule.ts';

/** Reported by the compiler, for a form without a button. */
export const rule: Rule = {
  meta: {
    id: 'form-button',
    severity: 'error',
    description: 'The form has no button, so nobody could send it.',
    howToFix: 'Say the key of its text with "submit", or give each of its pages one.',
    pt: {
      'This form has no button.': 'Este formulário não tem botão.',
      'Say its text with "submit": "<key of texts.json>", or split the form into pages that each have one.':
        'Diga o texto com "submit": "<chave de texts.json>", ou divida o formulário em páginas, cada uma com o seu.',
    },
  },
};
