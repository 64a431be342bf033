import type { RelatedPlace, Stretch } from '../contract/diagnostic.ts';

const LONGEST = 60;

/** A value as it is quoted in a sentence. */
export function shortened(value: unknown): string {
  if (Array.isArray(value) || (typeof value === 'object' && value !== null)) {
    const whole = JSON.stringify(value);
    return whole.length <= LONGEST ? whole : articleOf(value);
  }
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…"`;
}

/** Whether a value is short enough to be quoted whole. */
export const isShort = (value: unknown): boolean =>
  value !== undefined && JSON.stringify(value).length <= LONGEST;

/** Describes a value: by itself when it is short, else by its kind. */
export function articleOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list [ ]';
  if (typeof value === 'object' && value !== null) return 'an object { }';
  return shortened(value);
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text in double quotes',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object { }',
  array: 'a list [ ]',
  null: 'null',
};

/** A JSON Schema type in words. */
export const inWords = (type: string): string => TYPES[type] ?? type;

/** A second place that a finding is about; `message` says what it has to do with it. */
export const alsoAt = (
  { file, line, column, endLine, endColumn }: RelatedPlace | Stretch,
  message: string,
): RelatedPlace => ({ file, line, column, endLine, endColumn, message });
