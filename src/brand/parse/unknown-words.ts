import type { Fix } from '../../contract/diagnostic.ts';
import type { HelpedId, SentenceData } from '../problem.ts';

export interface JsonSyntaxError {
  offset: number;
  id: Extract<HelpedId, `json-syntax.${string}`>;
  data?: SentenceData;
  fix?: Fix;
}

const WORDS: Readonly<Record<'true' | 'false' | 'null', readonly string[]>> = {
  true: ['true', 'verdadeiro', 'verdade', 'sim', 'yes', 'on'],
  false: ['false', 'falso', 'não', 'nao', 'no', 'off'],
  null: ['null', 'nulo', 'nula', 'none', 'nil', 'undefined'],
};

export function jsonWord(word: string): 'true' | 'false' | 'null' | undefined {
  const written = word.trim().toLowerCase();
  return (['true', 'false', 'null'] as const).find((one) => WORDS[one].includes(written));
}

const SIGNS: Readonly<Record<string, string>> = { '=': ':', ';': ',' };
const STRANGE_BLANK = /[\u00A0\u1680\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF]/;

export function explainWord(text: string, offset: number, token: string): JsonSyntaxError {
  const [digits] = /[\w.+-]*$/.exec(text.slice(Math.max(0, offset - 40), offset))!;
  const word = digits + token;
  const start = offset - digits.length;
  const { 0: sign, index: at } = /[=;]/.exec(word) ?? {};
  if (sign !== undefined) {
    const data = { sign, right: SIGNS[sign]! };
    return { offset: start + at!, id: 'json-syntax.other-sign', data };
  }
  const blank = word.search(STRANGE_BLANK);
  if (blank >= 0) {
    const code = `U+${word.codePointAt(blank)!.toString(16).toUpperCase().padStart(4, '0')}`;
    return { offset: start + blank, id: 'json-syntax.strange-blank', data: { code } };
  }
  if (/^(?:#|<!--)/.test(word)) return { offset: start, id: 'json-syntax.comment' };
  const meant = jsonWord(word);
  const data = { word, ...(meant && { meant }) };
  if (meant === word.toLowerCase()) return { offset: start, id: 'json-syntax.letter-case', data };
  if (meant) return { offset: start, id: 'json-syntax.no-value-of-json', data };
  const isNumber = /^[+.-]?\d|^(?:NaN|[+-]?Infinity)$|^-/.test(word);
  return { offset: start, id: isNumber ? 'json-syntax.no-number' : 'json-syntax.bare-word', data };
}
