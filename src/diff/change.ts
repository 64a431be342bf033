import type { JsonValue, Place } from '../brand/parse/node.ts';

/** The subjects of changes, in the order of the report. */
export const SUBJECTS = [
  'brands',
  'steps',
  'fields',
  'texts',
  'prices',
  'links',
  'look',
  'images',
  'settings',
  'sandbox',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** One thing that differs between two versions of the brand files, and for which brands. */
export interface Change {
  subject: Subject;
  /** Merged file of a brand: 'texts', 'screens/lead'; or 'registry', 'fields/cpf', 'images'. */
  document: string;
  path: readonly string[];
  before?: JsonValue;
  after?: JsonValue;
  isOrder?: true;
  /** Template ids of the screens that show a text; none where the program shows it anywhere. */
  screens?: string[];
  /** Where it is written; where it was, when it is gone. */
  place?: Place;
  isGone?: true;
  /** Folders of the brands that it reaches, in alphabetical order. */
  brands: string[];
}

/** A change in words: its subject, and the values before and after where they can be shown. */
export interface Words {
  what: string;
  before?: string;
  after?: string;
}

const MAX_SHOWN = 160;

/** A value as text for a reader; a long one is cut. */
export function shown(value: JsonValue | undefined): string {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
