import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { textAt } from '../../brand/parse/node.ts';
import { textExample } from '../rule-examples.ts';
import type { Rule, Report } from '../rule.ts';
import { readTexts, type ReadText } from './read-texts.ts';

/** Placeholders that are filled in any text. */
const EVERYWHERE = ['productName', 'businessName', 'upsellName'];
/** Placeholders that are filled in some texts only. */
const SOMEWHERE = [
  'sellerName',
  'id',
  'n',
  'name',
  'reason',
  'total',
  'value',
  'terms',
  'politics',
  'phone',
  'points',
  'seconds',
  'time',
];
const known = [...EVERYWHERE, ...SOMEWHERE].map((name) => `{${name}}`);
/** Without any of them a text holds no placeholder of any kind. */
const SIGNS = /[{}%]/;
/** How other programs write a placeholder. */
const FOREIGN = /\{\{[^{}]*\}\}|\$\{[^{}]*\}|%[sd]\b|<%[^%]*%>/;

/** Every placeholder in a text is one that something fills, and is closed. */
export const rule: Rule = {
  meta: {
    id: 'text-placeholder',
    severity: 'error',
    description:
      'What stands in braces is filled in when the text is shown. Nothing fills this one, or a brace is missing: buyers would read it as it stands.',
    howToFix: 'Take one of the names that are suggested.',
    example: textExample('Conheça {produto}', 'Conheça {productName}'),
  },

  checkBrand({ merged, parent, report }) {
    for (const read of readTexts(merged)) {
      if (!SIGNS.test(read.text)) continue;
      const above =
        read.key === undefined ? undefined : textAt(parent?.files.get('texts'), read.key);
      checkText(read, above, report);
    }
  },
};

function checkText({ node, text, key }: ReadText, above: string | undefined, report: Report): void {
  const [foreign] = FOREIGN.exec(text) ?? [];
  if (foreign !== undefined) {
    const name = /\w+/.exec(foreign)?.[0] ?? '';
    const hint = foreign.startsWith('%') ? 'Write the name in braces' : `Write {${name}}`;
    report({
      at: node.at,
      message: `Nothing fills ${foreign}: buyers would read it as it stands.`,
      suggestion: `${hint}: one brace on each side.`,
      data: { placeholder: foreign },
    });
    return;
  }
  const filled = key === undefined ? [] : known;
  const written = [...text.matchAll(/\{[^{}]*\}/g)].map(([one]) => one);
  for (const one of written) {
    if (filled.includes(one)) continue;
    const hint =
      key === undefined
        ? { suggestion: 'Write the name itself.' }
        : suggestFix(one.replaceAll(' ', ''), known, 'Placeholders');
    report({
      at: node.at,
      message: `Nothing fills ${one}: buyers would read it as it stands.`,
      ...hint,
      data: { placeholder: one },
    });
  }
  const [open] = /[{}]/.exec(text.replaceAll(/\{[^{}]*\}/g, '')) ?? [];
  if (open !== undefined) {
    const missing = open === '{' ? 'never closed' : 'never opened';
    report({
      at: node.at,
      message: `A brace is ${missing} in this text.`,
      suggestion: 'A placeholder is a name in braces: {productName}.',
      data: { missing },
    });
  }
  const own = specialsIn(text);
  if (above === undefined || specialsIn(above).length > 0) return;
  for (const one of own) {
    report({
      at: node.at,
      message: `Nothing fills ${one} in this text: buyers would read it as it stands.`,
      suggestion: `Here can stand ${EVERYWHERE.map((name) => `{${name}}`).join(', ')}.`,
      data: { placeholder: one },
    });
  }
}

/** The placeholders of a text that are not filled everywhere. */
export const specialsIn = (text: string): string[] =>
  SOMEWHERE.map((name) => `{${name}}`).filter((one) => text.includes(one));
