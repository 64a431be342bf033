import type { SiteFinding } from '../site/site.ts';
import type { Edit } from './build/edit.ts';

/** Edits of one brand, as the page sends them. */
export interface EditWish {
  /** The brand on the screen: its folder below brands/. */
  brand: string;
  /** The folder that is to say it: the brand, one of its families, or 'base'. */
  level: string;
  /** Made together, each upon those before it. */
  edits: readonly Edit[];
  /** An image that is saved together with the value that names it; `name` is that on the person's device. */
  image?: { name: string; base64: string };
}

/** Effect of edits for each level that can make them, the brand first. */
export interface PlanAnswer {
  levels: { level: string; felt: string[]; kept: string[] }[];
  /** Why no level can make them. */
  reason?: string;
  /** Findings of the checker, at the level of the wish; the text of their files is laid out when it is saved. */
  findings: SiteFinding[];
}

export interface EditAnswer {
  /** The files that the call wrote, or found changed. */
  files: string[];
  /** Grows with every change of a file and every drawing. */
  version: number;
  /** Findings that the last change brought. */
  news: SiteFinding[];
  /** Files that are not as they were at the start of the workshop. */
  changed: string[];
  canUndo: boolean;
}

export interface CompareWish {
  ref: string;
  /** The folder below brands/ that the report is about. */
  brand: string;
}

export interface CompareAnswer {
  /** The whole report in a sentence or two. */
  headline: string;
  /** The address of the report, beside the page. */
  page: string;
}
