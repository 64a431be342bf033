import type { JsonValue } from '../../brand/parse/node.ts';
import { jsonWord } from '../../brand/parse/unknown-words.ts';
import { plainName } from '../names.ts';

type Candidate = [value: JsonValue | undefined, isCertain?: boolean];

/** The value that was probably meant in place of a wrong one, if one `fits`, and whether no doubt is left of it. */
export function correctedValue(data: JsonValue, fits: (value: JsonValue) => boolean) {
  for (const [value, isCertain = false] of candidatesFor(data)) {
    if (value !== undefined && value !== data && fits(value))
      return { value, isCertain: isCertain && typeof data !== 'object' };
  }
  return undefined;
}

function candidatesFor(data: JsonValue): Candidate[] {
  if (typeof data === 'string') {
    const word = jsonWord(data);
    const parts = data.split(/[,;]/).map((part) => part.trim());
    return [
      [numberIn(data), JUST_A_NUMBER.test(data)],
      [word === 'true' || word === 'false' ? word === 'true' : undefined, true],
      [data.trim(), true],
      [data.toUpperCase()],
      [data.toLowerCase()],
      [data.replace(/\/$/, '')],
      [/^[\dA-Fa-f]{6}$/.test(data) ? `#${data}` : undefined, true],
      [data.replace(/^#?(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')],
      [hexOf(data)],
      [data.replace(/^.*[\\/]/, '')],
      [plainName(data)],
      [parts.length > 1 ? parts : undefined],
      [[data]],
    ];
  }
  // Of several names the last one says the most.
  if (Array.isArray(data))
    return data.length === 1 ? [[data[0]]] : [[data.at(-1)], [data.join(', ')]];
  if (typeof data === 'object') return [[listOf(data)], [[data]]];
  return [
    [String(data), typeof data === 'number'],
    [data === 0 || data === 1 ? data === 1 : undefined],
    [[data]],
  ];
}

/** Entries that stand under their ids, or keys that say yes, in place of a list. */
const listOf = (data: Readonly<Record<string, JsonValue>> | null): JsonValue =>
  Object.entries(data ?? {}).flatMap(([id, value]): JsonValue => {
    if (typeof value === 'boolean') return value ? id : [];
    return typeof value === 'object' && !Array.isArray(value) ? { id, ...value } : value;
  });

function hexOf(text: string): string | undefined {
  const numbers = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text)?.slice(1);
  const digits = numbers?.map((one) => Number(one).toString(16).padStart(2, '0').toUpperCase());
  return digits && `#${digits.join('')}`;
}

const JUST_A_NUMBER = /^\s*-?\d+(?:[.,]\d{1,2})?\s*(?:px|%)?\s*$/;
const NUMBER = /^\s*(?:R\$|MT|BRL|MZN)?\s*(-?\d[\d.,]*)\s*[^\d\s.,]*\s*$/;

/** The number that a text stands for, as Brazilians write it too: 'R$ 1.234,56', '12,50', '4 passos'. */
function numberIn(text: string): number | undefined {
  const [, digits = ''] = NUMBER.exec(text) ?? [];
  const hasBoth = digits.includes('.') && digits.includes(',');
  // 1.234 may be a little more than one, or more than a thousand.
  if (!hasBoth && /^-?\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return undefined;
  const decimal = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const plain = digits.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.');
  return plain === '' || Number.isNaN(Number(plain)) ? undefined : Number(plain);
}
