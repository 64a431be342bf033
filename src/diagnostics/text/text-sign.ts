import type { Check } from '../rule.ts';
import { readTexts } from './read-texts.ts';

const BIDI = /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/u;
/** Signs of no width; a joiner between two emoji is one sign with them. */
const INVISIBLE = /[\u200B\u200C\u2060\uFEFF\u00AD]|(?<!\p{Extended_Pictographic}\uFE0F?)\u200D/u;
const CONTROL = /(?![\n\r\t])\p{Cc}|[\uD800-\uDFFF](?![\uDC00-\uDFFF])/u;
/** Text in UTF-8 that was read as if it were in another encoding. */
const GARBLED = /Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€/u;

/** Texts hold nothing that cannot be seen, and no letters that an encoding has garbled. */
export const textSign: Check = {
  rule: 'text-sign',
  isOfEachBrand: true,
  run({ merged }, report) {
    for (const { node, text } of readTexts(merged)) {
      const sign = (pattern: RegExp) => pattern.exec(text)?.[0];
      const hidden = sign(INVISIBLE) ?? sign(CONTROL);
      const garbled = sign(GARBLED);
      if (sign(BIDI)) {
        const message = `A sign that turns the direction of writing (${named(sign(BIDI)!)}) stands in this text.`;
        report(node.at, message, 'Delete it: type the text anew instead of pasting it.');
      } else if (hidden) {
        const message = `An invisible sign (${named(hidden)}) stands in this text.`;
        report(node.at, message, 'Delete it: type the text anew instead of pasting it.');
      } else if (garbled) {
        const message = `'${garbled}' shows that an encoding has garbled this text.`;
        report(node.at, message, "Type the letters anew and save the file as 'UTF-8'.");
      }
    }
  },
};

const named = (sign: string) =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
