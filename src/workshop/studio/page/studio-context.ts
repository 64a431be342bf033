import { createContext, useContext } from 'react';
import type { Site } from '../../preview/site.ts';
import type { EditAnswer, EditWish } from '../protocol.ts';
import type { StudioCalls } from './studio-calls.ts';

/** Tools of every panel of the studio. */
export interface Studio {
  /** All brands with their frames and findings, as they are after the last change. */
  site: Site;
  calls: StudioCalls;
  /** The last event, in a sentence. */
  said: string;
  /** Ids of the findings that the last change brought. */
  news: ReadonlySet<string>;
  canUndo: boolean;
  /** Files that are not as they were at the start of the studio. */
  changed: readonly string[];
  /** Takes the last change back. */
  undo(): Promise<void>;
  /** Shows what was changed outside of the studio. */
  refresh(): Promise<void>;
  /** Makes changes as one step that can be taken back; throws an Error with a sentence where that failed. */
  change(edits: readonly EditWish[]): Promise<EditAnswer>;
  /** Shows what a call of a panel's own has done: redraws what changed, and says which files. */
  show(answer: EditAnswer): Promise<void>;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('A panel is drawn within the studio.');
  return studio;
}
