import type { Stretch } from '../contract/diagnostic.ts';
import type { RelatedFinding } from './finding.ts';
import { isMessage, say, type MessageId, type Part, type Text } from './language/sentence.ts';

const LONGEST = 60;

/** A value as it is quoted in a sentence. */
export function shortened(value: unknown): Part {
  if (isShort(value)) return JSON.stringify(value);
  if (typeof value === 'object' && value !== null) return articleOf(value);
  const text = JSON.stringify(value);
  return text === undefined ? 'nothing' : `${text.slice(0, LONGEST)}…"`;
}

/** Whether a value is short enough to be quoted whole. */
export const isShort = (value: unknown): boolean =>
  value !== undefined && JSON.stringify(value).length <= LONGEST;

/** Describes a value: a list or an object by its kind, another one by itself. */
export function articleOf(value: unknown): Part {
  if (Array.isArray(value)) return inWords('array');
  return typeof value === 'object' && value !== null ? inWords('object') : shortened(value);
}

/** A JSON Schema type in words. */
export function inWords(type: string): Part {
  const id = `type.${type}`;
  return isMessage(id) ? say(id) : type;
}

/** A second place that a finding is about; `message` says what it has to do with it. */
export const alsoAt = (
  { file, line, column, endLine, endColumn }: Stretch,
  message: MessageId | Text,
): RelatedFinding => ({ file, line, column, endLine, endColumn, message });
