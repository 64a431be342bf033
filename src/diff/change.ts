import type { Place } from '../brand/parse/node.ts';
import type { JsonValue } from '../brand/parse/node.ts';

/** What a change is about, in the order in which it is told. */
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
