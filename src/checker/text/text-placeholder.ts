import { textAt } from '../../brand/parse/node.ts';
import { say, type MessageId, type SentenceData } from '../language/sentence.ts';
import { suggestFix, type Suggestion } from '../names.ts';
import { brandRule } from '../rule.ts';
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
export const rule = brandRule('text-placeholder', 'error', ({ merged, parent, report }) => {
  const texts = parent?.files.get('texts');
  for (const one of readTexts(merged)) {
    if (!/[{}%[$:]/.test(one.text)) continue;
    const above = one.key && textAt(texts, one.key);
    const [message, data, hint] = problemIn(one, above ?? one.text) ?? [];
    if (message) report(one.at, message, data, hint);
  }
});

/** The first problem of a text: its message, data and hint; `above` is the text that it replaces. */
function problemIn(
  { text, key }: ReadText,
  above: string,
): [MessageId, SentenceData, Suggestion?] | undefined {
  const [foreign] = FOREIGN.exec(text) ?? [];
  const nothing = 'text-placeholder.nothing-fills';
  if (foreign !== undefined) return [nothing, { placeholder: foreign }, nearTo(foreign, text)];
  const [open] = /[{}]/.exec(text.replaceAll(PLACEHOLDER, '')) ?? [];
  if (open !== undefined)
    return [`text-placeholder.never-${open === '{' ? 'closed' : 'opened'}`, { open }];
  for (const [placeholder] of text.matchAll(PLACEHOLDER)) {
    // Nothing is filled in the names of brand.json.
    if (key === undefined)
      return [nothing, { placeholder }, { suggestion: say('text-placeholder.write-name-itself') }];
    if (!KNOWN.includes(placeholder)) return [nothing, { placeholder }, nearTo(placeholder, text)];
    if (!EVERYWHERE.includes(placeholder) && specialsIn(above).length === 0)
      return ['text-placeholder.nothing-fills-here', { placeholder, names: EVERYWHERE }];
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
