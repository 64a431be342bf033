import { say, type MessageId, type Part, type Sentence } from '../../brand/problem.ts';
import english from './english.json' with { type: 'json' };

export { say, type MessageId, type Part, type Sentence };
export type { SentenceData } from '../../brand/problem.ts';

/** Messages, one after the other. A string is in the words of a schema. */
export type Text = string | Sentence | readonly Text[];

export const isMessage = (id: string): id is MessageId => Object.hasOwn(english, id);

/** Things in words: 'a text or a number or null'. */
export const joinedBy = (word: 'and' | 'or', parts: readonly Part[]): Part =>
  parts.reduce((one, other) => say(word, { one, other }));

/** A longer list of names is not read. */
const MAX_NAMES = 6;

export const listed = (names: readonly string[]): Part =>
  names.length <= MAX_NAMES
    ? names
    : say('and-more', { names: names.slice(0, MAX_NAMES), count: names.length - MAX_NAMES });

const LONGEST = 60;

export const isShort = (value: unknown): boolean =>
  value !== undefined && JSON.stringify(value).length <= LONGEST;

export function shortened(value: unknown): Part {
  if (isShort(value)) return JSON.stringify(value);
  if (typeof value === 'object' && value !== null) return articleOf(value);
  return value === undefined ? 'nothing' : `${JSON.stringify(value).slice(0, LONGEST)}…"`;
}

/** A list or an object by its kind, another value by itself. */
export function articleOf(value: unknown): Part {
  if (typeof value !== 'object' || value === null) return shortened(value);
  return inWords(Array.isArray(value) ? 'array' : 'object');
}

export function inWords(type: string): Part {
  const id = `type.${type}`;
  return isMessage(id) ? say(id) : type;
}
