import type { ErrorObject } from 'ajv';
import { jsonWord } from '../../brand/parse/unknown-words.ts';
import type { JsonValue } from '../../brand/parse/node.ts';
import type { Fix } from '../../contract/diagnostic.ts';
import { resolved, typesOf, type JsonSchema } from './json-schema-parts.ts';

/** A value that was probably meant, and the change that writes it where no doubt is left. */
export interface Correction {
  value: JsonValue;
  fix?: Fix;
}

/** The value that was probably meant in place of a wrong one. It is allowed by the schema, `root` being the whole. */
export function correctedValue(
  { data, instancePath, parentSchema = {} }: ErrorObject,
  root: JsonSchema,
): Correction | undefined {
  const schema = parentSchema as JsonSchema;
  const isReference = REFERENCE.test(instancePath);
  if (typeof data === 'number' && isReference) return undefined;
  // Of several names the last one says the most.
  const written = isReference && Array.isArray(data) ? data.slice(-1) : data;
  return candidatesFor(written as JsonValue, typesOf(schema)).find(({ value }) =>
    allows(schema, value, root),
  );
}

/** Texts that name something else of the brand: a number in quotes names nothing. */
const REFERENCE = /\/(?:after|extends|templateId|defaultNextStepId)$/;

function candidatesFor(data: JsonValue, types: readonly string[]): Correction[] {
  const found: Correction[] = [];
  const add = (value: JsonValue | undefined, isCertain = false) => {
    const isPlain = typeof data !== 'object' && typeof value !== 'object';
    if (value === undefined || value === data) return;
    found.push(
      isCertain && isPlain ? { value, fix: { kind: 'rename', from: data, to: value } } : { value },
    );
  };
  if (Array.isArray(data) && data.length === 1) add(data[0]);
  if (isTextList(data) && types.includes('string')) add(data.join(', '));
  if (types.includes('array')) for (const list of listsFrom(data)) add(list);
  if (types.includes('string')) {
    if (typeof data === 'string') {
      for (const { repair, isCertain } of REPAIRS) add(repair(data), isCertain);
    } else if (typeof data === 'number') add(String(data), true);
    else if (typeof data === 'boolean') add(String(data));
  }
  if (typeof data === 'string' && types.some((type) => type === 'integer' || type === 'number')) {
    add(numberIn(data), JUST_A_NUMBER.test(data));
  }
  if (types.includes('boolean')) {
    const word = typeof data === 'string' ? jsonWord(data) : undefined;
    if (word === 'true' || word === 'false') add(word === 'true', true);
    if (data === 0 || data === 1) add(data === 1);
  }
  return found;
}

/** Lists that a value may have been meant to be: of its entries, or of the keys that it says yes to. */
function listsFrom(data: JsonValue): JsonValue[][] {
  const split = typeof data === 'string' ? data.split(/[,;]/).map((part) => part.trim()) : [];
  if (typeof data === 'string') return split.length > 1 ? [split, [data]] : [[data]];
  if (typeof data !== 'object' || data === null) return [[data]];
  const entries = Object.entries(data);
  const isSet = entries.every(([, value]) => typeof value === 'boolean');
  const chosen = entries.filter(([, value]) => value === true).map(([key]) => key);
  if (isSet) return [[data], chosen];
  // Entries under their ids, in place of a list of entries with ids.
  const named = entries.map(([id, value]) => (isObject(value) ? { id, ...value } : value));
  return entries.every(([, value]) => isObject(value)) ? [named, [data]] : [[data]];
}

const isObject = (value: JsonValue): value is { [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextList = (data: JsonValue): data is string[] =>
  Array.isArray(data) && data.every((one) => typeof one === 'string');

const JUST_A_NUMBER = /^\s*-?\d+(?:[.,]\d{1,2})?\s*(?:px|%)?\s*$/;
const NUMBER = /^\s*(?:R\$|MT|BRL|MZN)?\s*(-?\d[\d.,]*)\s*[^\d\s.,]*\s*$/;

/** The number that a text stands for, as Brazilians write it too: 'R$ 1.234,56', '12,50', '4 passos'. */
function numberIn(text: string): number | undefined {
  const [, digits = ''] = NUMBER.exec(text) ?? [];
  const hasBoth = digits.includes('.') && digits.includes(',');
  // Nobody can say whether 1.234 is a little more than one, or more than a thousand.
  if (!hasBoth && /^-?\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return undefined;
  const decimal = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
  const plain = digits.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.');
  const number = Number(plain);
  return plain === '' || Number.isNaN(number) ? undefined : number;
}

/** Corrections of what people write instead of a text of the right form. */
const REPAIRS: readonly { repair: (text: string) => string; isCertain?: true }[] = [
  { repair: (text) => text.trim(), isCertain: true },
  { repair: (text) => text.toUpperCase() },
  { repair: (text) => text.toLowerCase() },
  { repair: (text) => text.replace(/\/$/, '') },
  { repair: (text) => (/^[\dA-Fa-f]{6}$/.test(text) ? `#${text}` : text), isCertain: true },
  { repair: (text) => `#${text.replace(/^#/, '').slice(0, 6)}` },
  { repair: (text) => text.replace(/^#?(\w)(\w)(\w)$/, '#$1$1$2$2$3$3') },
  { repair: hexOf },
  { repair: (text) => (/^#?[\da-fo]{3,8}$/i.test(text) ? text.replace(/o/gi, '0') : text) },
  { repair: (text) => text.replace(/^.*[\\/]/, '') },
  { repair: (text) => plain(text).toUpperCase() },
  { repair: (text) => plain(text).toLowerCase() },
];

/** An opaque rgb() of CSS in hexadecimal digits. */
function hexOf(text: string): string {
  const numbers = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text)?.slice(1);
  return numbers
    ? `#${numbers.map((one) => Number(one).toString(16).padStart(2, '0').toUpperCase()).join('')}`
    : text;
}

/** Without accents, and with dashes where something else stands between the words. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .trim()
    .replaceAll(/[^A-Za-z0-9.]+/g, '-');

/** Whether the keywords that brand files use of values allow one; of objects only that they are some. */
function allows(written: JsonSchema, value: JsonValue, root: JsonSchema): boolean {
  const schema = resolved(written, root);
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => isOfType(value, type))) return false;
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  if (typeof value === 'string') {
    // The demand of a format is not tried here.
    if (schema.format !== undefined) return false;
    const { pattern = '', minLength = 0, maxLength = Infinity } = schema;
    const isLong = value.length >= minLength && value.length <= maxLength;
    return isLong && new RegExp(pattern, 'u').test(value);
  }
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity } = schema;
    return value >= minimum && value <= maximum && value > exclusiveMinimum;
  }
  if (!Array.isArray(value)) return true;
  const { items = {}, minItems = 0 } = schema;
  return value.length >= minItems && value.every((item) => allows(items, item, root));
}

function isOfType(value: JsonValue, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  return type === 'null' ? value === null : typeof value === type;
}
