import { isOwn } from '../age-of.ts';
import type { MessageId } from '../language/sentence.ts';
import { brandRule } from '../rule.ts';
import { valuesOf } from '../typed.ts';
import { readTexts } from './read-texts.ts';

/**
 * A mistake that a text shows by itself, and its message, which begins with its rule; the first one that is found
 * is reported. Some are right in a text that is drawn from Markdown ('plain'), or in brands of another
 * language, and so in what a brand of this language inherits from them.
 */
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

/** Texts look finished: words without marks of HTML, signs that cannot be seen, drafts, and money or laws of another country. */
export const rule = brandRule('text-markup', 'error', ({ merged, report }) => {
  const { lang } = valuesOf(merged).brand;
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
});

/** A sign that cannot be seen is printed as its code point. */
const printed = (found: string): string =>
  found.length === 1
    ? `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : found;
