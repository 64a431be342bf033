import type { Rule } from '../rule.ts';
import { readTexts } from './read-texts.ts';
import { say } from '../language/sentence.ts';

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
          ? say('text-sign.sign-turns-direction', { name })
          : say('text-sign.invisible-sign-stands', { name });
        const suggestion = say('text-sign.delete-type-text');
        report({ at, message, suggestion, data: { name } });
      } else if (ESCAPED.test(text)) {
        const message = say('text-sign.buyers-would-read');
        const suggestion = say('text-sign.write-one-backslash');
        report({ at, message, suggestion, data: { escaped: true } });
      } else if (garbled !== undefined) {
        const message = say('text-sign.shows-encoding-garbled', { garbled });
        const suggestion = say('text-sign.type-letters-anew');
        report({ at, message, suggestion, data: { garbled } });
      }
    }
  },
};

const codePointOf = (sign: string) =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
