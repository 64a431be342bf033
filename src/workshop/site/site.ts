import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { Frame } from '../states/frame.ts';

/** A brand as the gallery lists it. */
export interface SiteBrand {
  id: string;
  name: string;
  key: string;
  area: string;
  /** Folders that it is made of, from the oldest ancestor to itself. */
  chain: string[];
  /** The mode that buyers see it in. */
  mode: 'light' | 'dark';
  /** Flows of the config call decide which steps buyers see, where the upstream sends any. */
  isConfigAsked: boolean;
}

export interface SiteFinding extends Diagnostic {
  /** The line that it begins in, with marks below the part it is about. */
  source?: string;
}

/** `frames.json`: everything that the gallery lists. */
export interface Site {
  brands: SiteBrand[];
  /** Folders of brands with an error, which cannot be shown. */
  broken: string[];
  /** Folders of brands that are shown as they were before an error came into them. */
  stale: string[];
  findings: SiteFinding[];
  frames: Frame[];
}
