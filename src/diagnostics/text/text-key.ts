import { entriesAt, nodesAt, textAt } from '../../brand/parse/node.ts';
import { noteExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';

/** Values of brand.json that buyers read as they stand. */
const READ = [
  'product.name',
  'product.businessName',
  'company.name',
  'upsellData.name',
  'refererOptions.*.label',
  'franchise.unit.name',
];

/** The compiler reports a key that texts.json does not have; here, a key where buyers read the value itself. */
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
      "Buyers read this value as it stands, and '{}' is the key of a text.":
        "O comprador lê este valor como está, e '{}' é a chave de um texto.",
      'Write the words themselves.': 'Escreva as próprias palavras.',
      'Otherwise add it there.': 'Senão, acrescente lá.',
      'Add it there, for example {}.': 'Acrescente lá, por exemplo {}.',
    },
  },
  checkBrand({ merged: { brand, files }, report }) {
    const keys = entriesAt(files.get('texts')).map(([key]) => key);
    const groups = new Set(keys.map((key) => key.split('.')[0]));
    for (const node of READ.flatMap((path) => nodesAt(brand, path))) {
      const text = textAt(node) ?? '';
      if (!/^[a-z][\w-]*(?:\.[\w-]+)+$/.test(text) || !groups.has(text.split('.')[0])) continue;
      report({
        at: node.at,
        message: `Buyers read this value as it stands, and '${text}' is the key of a text.`,
        suggestion: 'Write the words themselves.',
        data: { text },
      });
    }
  },
};
