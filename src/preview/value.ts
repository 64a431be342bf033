/** What a value is for a buyer; also the heading that it stands under. */
export type ValueGroup =
  | 'Texts'
  | 'Fields'
  | 'Messages'
  | 'Steps'
  | 'Rules'
  | 'Blocks'
  | 'Brand'
  | 'Colours'
  | 'Program texts'
  | 'Sandbox';

/** One value that a screen is made of, and where in the JSON it was written. */
export interface Value {
  group: ValueGroup;
  /** What it is, in words of the brand language. */
  name: string;
  /** As it is written; a text behind a key is the text itself. */
  value: string;
  file: string;
  line: number;
  /** Where in that file's JSON, as in findings. */
  path: string;
  /** The folder below brands/ that it comes from, or 'field library'; '' for the brand's own. */
  from: string;
  /** The key of a text, and where a screen names it. */
  key?: string;
  namedAt?: string;
}

/** The values of one brand, each written down once. */
export interface BrandValues {
  values: Value[];
  /** Those of every screen: the brand's settings, its colours, the texts of the program. */
  everywhere: number[];
  /** Those of each screen, by template id. */
  screens: Record<string, number[]>;
}
