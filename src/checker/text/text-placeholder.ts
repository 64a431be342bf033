import { textAt } from '../../brand/parse/node.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { suggestFix, type Suggestion } from '../language/suggest.ts';
import type { Problem, Rule } from '../rule.ts';
import { readTexts, type ReadText } from './read-texts.ts';

/** Placeholders that are filled in any text. */
const EVERYWHERE = ['{productName}', '{businessName}', '{upsellName}'];
/** Placeholders that are filled in some texts only. */
const SOMEWHERE =
  'sellerName what id n name reason total value terms politics phone points seconds date voucher price standard company companies time'
    .split(' ')
    .map((name) => `{${name}}`);
const KNOWN = [...EVERYWHERE, ...SOMEWHERE];
/** Placeholders as other programs write them, and a choice by number, as ICU writes it. */
const FOREIGN =
  /\{\{[^{}]*\}\}|\$\{[^{}]*\}|%[sd]\b|<%[^%]*%>|[[%$:]\w+[a-z][A-Z]\w*[\]%]?|\{\s*\w+\s*,\s*(?:plural|select)\b[^]*\}/;
const PLACEHOLDER = /\{[^{}]*\}/g;

/** Every placeholder in a text is one that something fills, and is closed. */
export const rule: Rule = {
  id: 'text-placeholder',
  severity: 'error',
  checkBrand({ merged, parent, report }) {
    const texts = parent?.files.get('texts');
    for (const one of readTexts(merged)) {
      if (!/[{}%[$:]/.test(one.text)) continue;
      const problem = problemIn(one, one.key && textAt(texts, one.key));
      if (problem) report({ at: one.at, ...problem });
    }
  },
};

/** The first problem of a text; `above` is the text that it replaces. */
function problemIn({ text, key }: ReadText, above = text): Omit<Problem, 'at'> | undefined {
  const unfilled = (
    placeholder: string,
    hint: Suggestion,
    message: MessageId = 'text-placeholder.nothing-fills',
  ) => ({ message: say(message, { placeholder }), ...hint, data: { placeholder } });
  const [foreign] = FOREIGN.exec(text) ?? [];
  if (foreign !== undefined) return unfilled(foreign, nearTo(foreign, text));
  const [open] = /[{}]/.exec(text.replaceAll(PLACEHOLDER, '')) ?? [];
  if (open !== undefined)
    return {
      message: open === '{' ? 'text-placeholder.never-closed' : 'text-placeholder.never-opened',
      suggestion: say('text-placeholder.placeholder-name-braces'),
      data: { open },
    };
  for (const [one] of text.matchAll(PLACEHOLDER)) {
    // Nothing is filled in the names of brand.json.
    if (key === undefined)
      return unfilled(one, { suggestion: say('text-placeholder.write-name-itself') });
    if (!KNOWN.includes(one)) return unfilled(one, nearTo(one, text));
    if (EVERYWHERE.includes(one) || specialsIn(above).length > 0) continue;
    const suggestion = say('text-placeholder.here-can-stand', { names: EVERYWHERE });
    return unfilled(one, { suggestion }, 'text-placeholder.nothing-fills-here');
  }
  return undefined;
}

/** The placeholder that was meant. The place of a finding is the whole text, which the fix rewrites. */
function nearTo(written: string, text: string): Suggestion {
  const name = `{${/\w+/.exec(written)?.[0] ?? ''}}`;
  const typed = KNOWN.includes(name) ? name : written.replaceAll(' ', '');
  const hint = suggestFix(typed, KNOWN, 'list.placeholders');
  if (hint.fix?.kind !== 'rename') return hint;
  return {
    ...hint,
    fix: { ...hint.fix, from: text, to: text.replaceAll(written, String(hint.fix.to)) },
  };
}

/** The placeholders of a text that are not filled everywhere. */
export const specialsIn = (text: string): string[] => SOMEWHERE.filter((one) => text.includes(one));
