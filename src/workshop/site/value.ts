import type { EditPlace } from '../edit/build/edit.ts';

/** The kinds of values, in the order in which people ask for them; each is the heading of a group. */
export const VALUE_GROUPS = [
  'Texts',
  'Fields',
  'Messages',
  'Steps',
  'Brand',
  'Colours',
  'Program texts',
  'Sandbox',
  'Blocks',
  'Rules',
] as const;
export type ValueGroup = (typeof VALUE_GROUPS)[number];

/** One value that a screen is made of, and where in the JSON it was written. */
export interface Value {
  group: ValueGroup;
  /** Its keys in the brand file, joined by ' · '. */
  name: string;
  /** The value as written; for a text key, its text. */
  value: string | number | boolean | null;
  file: string;
  line: number;
  /** Its path in the file's JSON, as in diagnostics. */
  path: string;
  /** The place at which another value is written. */
  place: EditPlace;
  /** The folder below brands/ that it comes from, or 'field library'; '' for the brand's own. */
  from: string;
  /** The key of a text, and where a screen names it. */
  key?: string;
  namedAt?: string;
}

/** The values of one brand. */
export interface BrandValues {
  /** Those of every screen: the brand's settings, its colours, the texts of the program. */
  everywhere: Value[];
  /** Those of each screen, by template id. */
  screens: Record<string, Value[]>;
}
