import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { textAt } from '../../brand/parse/node.ts';
import { joinedBy, say, type MessageId, type SentenceData } from '../language/sentence.ts';
import { brandRule, type Rule, type Suggestion } from '../rule.ts';
import { isOwn } from '../typed.ts';
import { ownTexts, readTexts, type ReadText } from './own-texts.ts';

/** A mistake, its message, and the texts that alone can make it: those without Markdown, or a language's own. */
type Mistake = readonly [find: RegExp, message: MessageId, only?: 'plain' | 'pt-MZ'];

const MISTAKES: readonly Mistake[] = [
  [/^\s*$/u, 'text-empty.empty'],
  [/^[^\p{L}\p{N}\p{Extended_Pictographic}]*$/u, 'text-empty.text-word-buyers'],
  [/[\u202A-\u202E\u2066-\u2069\u200E\u200F]/u, 'text-sign.sign-turns-direction'],
  [
    // A joiner between two emoji is one sign with them.
    /[\u200B\u200C\u2060\uFEFF\u00AD]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|(?![\n\r\t])\p{Cc}|\p{Cs}/u,
    'text-sign.invisible-sign-stands',
  ],
  [/\\[nrt]/, 'text-sign.buyers-would-read'],
  [/Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€/u, 'text-sign.shows-encoding-garbled'],
  [/<\/?[a-z][^>]*>?|<!--|&(?:[a-z]{2,}|#\d+|#x[\da-f]+);/i, 'text-markup.texts-plain-but'],
  [
    /\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\)|^#{1,6} |(?:java|vb)script:/i,
    'text-markup.texts-plain-but',
    'plain',
  ],
  [
    /R\$|(?<!\p{L})(?:reais|Código de Defesa do Consumidor|CDC|Procon|LGPD|Decreto 7\.962\/2013)(?!\p{L})/u,
    'mozambican.money-law-brazil',
    'pt-MZ',
  ],
  [
    // 'todo' in small letters, or before another word in capitals, is Portuguese for 'all'.
    /\b(?:[Ll]orem [Ii]psum|[xX]{3,}|asdf|texto aqui|mudar depois)\b|^TODO\b(?!\s[A-ZÀ-Ý])|\bTODO:|\b(?:FIXME|TBD)\b/,
    'text-draft.looks-like-draft',
  ],
  [/^\s|\s$/u, 'text-draft.blanks-stand-before'],
];

/** A sign that cannot be seen is printed as its code point. */
const printed = (found: string): string =>
  found.length === 1
    ? `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : found;

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

const specialsIn = (text: string): string[] => SOMEWHERE.filter((one) => text.includes(one));

export const rules: readonly Rule[] = [
  brandRule('text-markup', 'error', ({ merged, brand: { lang }, report }) => {
    for (const { at, text, isRich } of readTexts(merged)) {
      const isMeant = (only: Mistake[2]) =>
        only === undefined || (only === 'plain' ? !isRich : only === lang && isOwn(merged, at));
      const mistake = MISTAKES.find(([find, , only]) => find.test(text) && isMeant(only));
      if (!mistake) continue;
      const [find, message] = mistake;
      const [id = ''] = message.split('.');
      const severity = id === 'text-draft' ? 'warning' : 'error';
      const found = printed(find.exec(text)![0]);
      report(at, message, { found }, { rule: id, severity });
    }
  }),
  brandRule('text-placeholder', 'error', ({ merged, parent, report }) => {
    const texts = parent?.files.get('texts');
    for (const one of readTexts(merged)) {
      if (!/[{}%[$:]/.test(one.text)) continue;
      const above = one.key && textAt(texts, one.key);
      const [message, data, hint] = problemIn(one, above ?? one.text) ?? [];
      if (message) report(one.at, message, data, hint);
    }
  }),
  brandRule('text-lost', 'warning', ({ merged, parent, report }) => {
    for (const { at, text, key } of ownTexts(merged)) {
      const above = textAt(parent?.files.get('texts'), key) ?? '';
      const lost = specialsIn(above).filter((one) => !text.includes(one));
      if (text !== '' && lost.length > 0)
        report(at, 'text-lost.text-lacks-parent', { lost: joinedBy('and', lost) });
    }
  }),
];
