import type { SiteFinding } from '../preview/site.ts';
import type { ValueKind } from './describe-value.ts';
import type { DocumentPath } from './json-text.ts';
import type { Change } from './plan-change.ts';

/** Where a value stands. */
export type EditPlace =
  /** The text of a key, in the texts of the level. */
  | { key: string }
  /** A place as findings and the panel of values show it: where it is written now. */
  | { file: string; path: string }
  /** Steps into a document, such as 'flows' or 'screens/lead': also to what is not there yet. */
  | { document: string; steps: DocumentPath };

/** A change of one value, as the page sends it. */
export interface EditWish {
  /** The brand on the screen: its folder below brands/. */
  brand: string;
  /** The folder that is to say it: the brand, one of its families, or 'base'. */
  level: string;
  place: EditPlace;
  change: Change;
}

/** Effect of changes for each level that may say them, the brand first. */
export interface PlanAnswer {
  levels: { level: string; felt: string[]; kept: string[]; files: string[] }[];
}

/** The same of values, with what the first one may be. */
export interface ValuePlan extends PlanAnswer {
  kind: ValueKind;
  /** Names of the images that an image may be. */
  images: string[];
  /** Findings of the checker, at the level that the changes name. */
  findings: SiteFinding[];
}

/** An image that is saved together with the value that names it. */
export interface ImageWish {
  edit: EditWish;
  /** The name that the file has on the person's device. */
  name: string;
  base64: string;
}

/** Effect of a change. */
export interface EditAnswer {
  /** Brands that buyers see differently now, and that are drawn. */
  felt: string[];
  /** Number of the last drawing of each brand that was drawn anew since the start, by any window. */
  drawn: Record<string, number>;
  /** Number of further ones, which the call 'rest' draws. */
  rest: number;
  files: string[];
  /** Errors in all brand files. */
  errors: number;
  /** Grows with every change of a file. */
  revision: number;
  /** Files that are not as they were at the start of the studio. */
  changed: string[];
  canUndo: boolean;
}
