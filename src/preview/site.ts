import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Frame } from './frame.ts';

/** A brand as the gallery lists it. */
export interface SiteBrand {
  /** Folder below brands/. */
  id: string;
  name: string;
  key: string;
  area: string;
}

/** What is wrong, or worth a look, in a brand file. */
export interface SiteFinding extends Pick<
  Diagnostic,
  'severity' | 'file' | 'line' | 'rule' | 'message' | 'suggestion'
> {
  /** The line of the file: before, at and behind what it is about. */
  source?: [string, string, string];
}

/** `frames.json`: everything that the gallery lists. */
export interface Site {
  brands: SiteBrand[];
  /** Folders of brands with an error, which cannot be shown. */
  broken: string[];
  findings: SiteFinding[];
  frames: Frame[];
}

/** `diagrams/<brand>.json`: the brand's flows as SVG, in the order in which they are tried. */
export interface SiteFlow {
  id: string;
  svg: string;
}
