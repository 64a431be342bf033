import type { Rule } from '../rule.ts';
import { readTexts } from './read-texts.ts';

const BIDI = /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/u;
/** Signs of no width; a joiner between two emoji is one sign with them. */
const INVISIBLE = /[\u200B\u200C\u2060\uFEFF\u00AD]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/u;
const CONTROL = /(?![\n\r\t])\p{Cc}|[\uD800-\uDFFF](?![\uDC00-\uDFFF])/u;
/** A line end that was escaped twice. */
const ESCAPED = /\\[nrt]/;
/** Text in UTF-8 that was read as if it were in another encoding. */
const GARBLED = /Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€/u;

/** Texts hold nothing that cannot be seen, and no letters that an encoding has garbled. */
export const rule: Rule = {
  id: 'text-sign',
  severity: 'error',
  checkBrand({ merged, report }) {
    for (const { node, text } of readTexts(merged)) {
      const { at } = node;
      const find = (pattern: RegExp) => pattern.exec(text)?.[0];
      const turning = find(BIDI);
      const unseen = turning ?? find(INVISIBLE) ?? find(CONTROL);
      const garbled = find(GARBLED);
      if (unseen !== undefined) {
        const name = codePointOf(unseen);
        const message = turning
          ? `A sign that turns the direction of writing (${name}) stands in this text.`
          : `An invisible sign (${name}) stands in this text.`;
        const suggestion = 'Delete it: type the text anew instead of pasting it.';
        report({ at, message, suggestion, data: { name } });
      } else if (ESCAPED.test(text)) {
        const message = 'Buyers would read a backslash in this text.';
        const suggestion = 'Write one backslash in the file, not two, or none.';
        report({ at, message, suggestion, data: { escaped: true } });
      } else if (garbled !== undefined) {
        const message = `'${garbled}' shows that an encoding has garbled this text.`;
        const suggestion = "Type the letters anew and save the file as 'UTF-8'.";
        report({ at, message, suggestion, data: { garbled } });
      }
    }
  },
};

const codePointOf = (sign: string) =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
