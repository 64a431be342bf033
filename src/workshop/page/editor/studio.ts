import { createContext, useContext } from 'react';
import type { EditAnswer } from '../../edit/protocol.ts';
import type { Site } from '../../site/site.ts';
import type { Calls } from './calls.ts';

/** Tools of every part of the page that changes brands. */
export interface Studio {
  /** All brands with their frames and findings, as they are after the last change. */
  site: Site;
  calls: Calls;
  /** The last event, in a sentence. */
  said: string;
  /** Ids of the findings that the last change brought. */
  news: ReadonlySet<string>;
  /** Grows with every drawing since the page was opened. */
  version: number;
  canUndo: boolean;
  /** Files that are not as they were at the start of the workshop. */
  changed: readonly string[];
  /** Takes the last change back. */
  undo(): Promise<void>;
  /** Shows what was changed outside of the page. */
  refresh(): Promise<void>;
  /** Shows what a call has done: redraws what changed, and says which files. */
  show(answer: EditAnswer): Promise<void>;
}

export const StudioContext = createContext<Studio | undefined>(undefined);

/** Undefined where nothing can be changed. */
export const useStudio = (): Studio | undefined => useContext(StudioContext);

/** As `useStudio`, in a part that is drawn only where brands can be changed. */
export function useEditing(): Studio {
  const studio = useStudio();
  if (!studio) throw new Error('Brands can be changed only beside a running workshop.');
  return studio;
}

/** The version of the drawn brands; undefined as long as nothing has changed. */
export const useVersion = (): number | undefined => useStudio()?.version || undefined;
