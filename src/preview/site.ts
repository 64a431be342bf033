import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Frame } from './frame.ts';

/** A brand as the gallery lists it. */
export interface SiteBrand {
  /** Folder below brands/. */
  id: string;
  name: string;
  key: string;
  area: string;
  /** Flows of the config call decide which steps buyers see, where the upstream sends any (D-171). */
  isConfigAsked: boolean;
}

/** An error or warning in a brand file. */
export interface SiteFinding extends Pick<
  Diagnostic,
  'severity' | 'file' | 'line' | 'rule' | 'message' | 'suggestion'
> {
  /** The line of the file in three parts: before, in and after the marked range. */
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
