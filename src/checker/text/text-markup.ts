import type { MessageId } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { valuesOf } from '../typed.ts';
import { readTexts } from './read-texts.ts';

/** A mistake that a text shows by itself; the first one that is found is reported. */
interface Mistake {
  rule: string;
  find: RegExp;
  message: MessageId;
  isWarning?: true;
  /** Right in a text that is drawn from Markdown. */
  isRich?: true;
  /** Right in brands of another language, and so in what a brand of this language inherits from them. */
  lang?: 'pt-MZ';
}

const MISTAKES: readonly Mistake[] = [
  { rule: 'text-empty', find: /^\s*$/u, message: 'text-empty.empty' },
  {
    rule: 'text-empty',
    find: /^[^\p{L}\p{N}\p{Extended_Pictographic}]*$/u,
    message: 'text-empty.text-word-buyers',
  },
  {
    rule: 'text-sign',
    find: /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/u,
    message: 'text-sign.sign-turns-direction',
  },
  {
    rule: 'text-sign',
    // A joiner between two emoji is one sign with them.
    find: /[\u200B\u200C\u2060\uFEFF\u00AD]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D|(?![\n\r\t])\p{Cc}|\p{Cs}/u,
    message: 'text-sign.invisible-sign-stands',
  },
  { rule: 'text-sign', find: /\\[nrt]/, message: 'text-sign.buyers-would-read' },
  {
    rule: 'text-sign',
    find: /Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€/u,
    message: 'text-sign.shows-encoding-garbled',
  },
  {
    rule: 'text-markup',
    find: /<\/?[a-z][^>]*>?|<!--|&(?:[a-z]{2,}|#\d+|#x[\da-f]+);/i,
    message: 'text-markup.texts-plain-but',
  },
  {
    rule: 'text-markup',
    find: /\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\)|^#{1,6} |(?:java|vb)script:/i,
    message: 'text-markup.texts-plain-but',
    isRich: true,
  },
  {
    rule: 'mozambican',
    find: /R\$|(?<!\p{L})(?:reais|Código de Defesa do Consumidor|CDC|Procon|LGPD|Decreto 7\.962\/2013)(?!\p{L})/u,
    message: 'mozambican.money-law-brazil',
    lang: 'pt-MZ',
  },
  {
    rule: 'text-draft',
    // 'todo' in small letters, or before another word in capitals, is Portuguese for 'all'.
    find: /\b(?:[Ll]orem [Ii]psum|[xX]{3,}|asdf|texto aqui|mudar depois)\b|^TODO\b(?!\s[A-ZÀ-Ý])|\bTODO:|\b(?:FIXME|TBD)\b/,
    message: 'text-draft.looks-like-draft',
    isWarning: true,
  },
  {
    rule: 'text-draft',
    find: /^\s|\s$/u,
    message: 'text-draft.blanks-stand-before',
    isWarning: true,
  },
];

/** Texts look finished: words without marks of HTML, signs that cannot be seen, drafts, and money or laws of another country. */
export const rule: Rule = {
  id: 'text-markup',
  severity: 'error',
  checkBrand({ merged, report }) {
    const { lang } = valuesOf(merged).brand;
    for (const { at, text, isRich } of readTexts(merged)) {
      const isOwn = at.file.startsWith(`brands/${merged.id}/`);
      const mistake = MISTAKES.find(
        (one) =>
          one.find.test(text) &&
          !(one.isRich && isRich) &&
          (one.lang === undefined || (isOwn && one.lang === lang)),
      );
      if (!mistake) continue;
      const { rule, find, message, isWarning } = mistake;
      const [found = ''] = find.exec(text) ?? [];
      const severity = isWarning ? 'warning' : 'error';
      report({ at, rule, severity, message, data: { found: printed(found) } });
    }
  },
};

/** A sign that cannot be seen is printed as its code point. */
const printed = (found: string): string =>
  found.length === 1
    ? `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
    : found;
