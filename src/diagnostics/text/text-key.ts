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
    pt: {
      "The text '{}' is taken away here, but a screen shows it.":
        "O texto '{}' é retirado aqui, mas uma tela o mostra.",
      "There is no text '{}' in texts.json.": "Não há o texto '{}' em texts.json.",
      "A key of texts.json is expected here, such as 'lead.title': put the text there under a key of its own.":
        "Aqui se espera uma chave de texts.json, como 'lead.title': ponha o texto lá, com uma chave própria.",
      'Otherwise add it there.': 'Senão, acrescente lá.',
      'Add it there, for example {}.': 'Acrescente lá, por exemplo {}.',
    },
  },
};
