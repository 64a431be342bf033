import { suggestFix } from '../language/suggest.ts';
import { textAt } from '../../brand/parse/node.ts';
import type { Problem, Rule } from '../rule.ts';
import { readTexts } from './read-texts.ts';
import { say, type MessageId } from '../language/sentence.ts';

/** Placeholders that are filled in any text. */
const EVERYWHERE = ['productName', 'businessName', 'upsellName'];
/** Placeholders that are filled in some texts only. */
const SOMEWHERE = [
  'sellerName',
  'what',
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
  'date',
  'voucher',
  'price',
  'standard',
  'company',
  'companies',
  'time',
];
const known = [...EVERYWHERE, ...SOMEWHERE].map((name) => `{${name}}`);
/** Every placeholder has one of these. */
const SIGNS = /[{}%[$:]/;
/** Placeholders as other programs write them. */
const FOREIGN = /\{\{[^{}]*\}\}|\$\{[^{}]*\}|%[sd]\b|<%[^%]*%>|[[%$:]\w+[a-z][A-Z]\w*[\]%]?/;
/** A choice by number, as ICU writes it. */
const PLURAL = /\{\s*\w+\s*,\s*(?:plural|select)\b[^]*\}/;

/** Every placeholder in a text is one that something fills, and is closed. */
export const rule: Rule = {
  id: 'text-placeholder',
  severity: 'error',
  checkBrand({ merged, parent, report }) {
    const parentTexts = parent?.files.get('texts');
    for (const { node, text, key } of readTexts(merged)) {
      if (!SIGNS.test(text)) continue;
      const above = key === undefined ? undefined : textAt(parentTexts, key);
      for (const problem of problemsIn(text, key !== undefined, above)) {
        report({ at: node.at, ...problem });
      }
    }
  },
};

/** `isFilled`: placeholders are filled in such a text at all. `above` is the text that it replaces. */
function problemsIn(text: string, isFilled: boolean, above?: string): Omit<Problem, 'at'>[] {
  const unfilled = (
    placeholder: string,
    hint: Pick<Problem, 'suggestion' | 'fix'>,
    message: MessageId = 'text-placeholder.nothing-fills',
  ) => ({
    message: say(message, { placeholder }),
    ...hint,
    data: { placeholder },
  });
  const [plural] = PLURAL.exec(text) ?? [];
  if (plural !== undefined)
    return [unfilled(plural, { suggestion: say('text-placeholder.write-one-sentence') })];
  const [foreign] = FOREIGN.exec(text) ?? [];
  if (foreign !== undefined) {
    const name = /\w+/.exec(foreign)?.[0] ?? '';
    const suggestion = foreign.startsWith('%')
      ? say('text-placeholder.write-name')
      : say('text-placeholder.write-braces', { name: `{${name}}` });
    return [unfilled(foreign, { suggestion })];
  }
  const written = [...text.matchAll(/\{[^{}]*\}/g)].map(([one]) => one);
  const unknown = written.filter((one) => !isFilled || !known.includes(one));
  const [open] = /[{}]/.exec(text.replaceAll(/\{[^{}]*\}/g, '')) ?? [];
  const elsewhere = above === undefined || specialsIn(above).length > 0 ? [] : specialsIn(text);
  const names = EVERYWHERE.map((name) => `{${name}}`).join(', ');
  return [
    ...unknown.map((one) => {
      const { suggestion, fix } = suggestFix(one.replaceAll(' ', ''), known, 'list.placeholders');
      if (!isFilled)
        return unfilled(one, { suggestion: say('text-placeholder.write-name-itself') });
      if (fix?.kind !== 'rename') return unfilled(one, { suggestion });
      // The place of the finding is the whole text.
      const to = text.replaceAll(one, String(fix.to));
      return unfilled(one, { suggestion, fix: { ...fix, from: text, to } });
    }),
    ...(open === undefined
      ? []
      : [
          {
            message: say(
              open === '{' ? 'text-placeholder.never-closed' : 'text-placeholder.never-opened',
            ),
            suggestion: say('text-placeholder.placeholder-name-braces'),
            data: { open },
          },
        ]),
    ...elsewhere.map((one) =>
      unfilled(
        one,
        { suggestion: say('text-placeholder.here-can-stand', { names }) },
        'text-placeholder.nothing-fills-here',
      ),
    ),
  ];
}

/** The placeholders of a text that are not filled everywhere. */
export const specialsIn = (text: string): string[] =>
  SOMEWHERE.map((name) => `{${name}}`).filter((one) => text.includes(one));
