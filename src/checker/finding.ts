import type { MissingEntry } from '../brand/inherit/merge.ts';
import type { Diagnostic, Stretch } from '../contract/diagnostic.ts';
import type { SentenceData, Text } from './language/sentence.ts';

/** A second place that a finding is about. */
export interface RelatedFinding extends Stretch {
  message: Text;
}

/** A diagnostic before its sentences are said in a language and it is known which folder has to answer for it. */
export interface Finding extends Omit<
  Diagnostic,
  'message' | 'suggestion' | 'related' | 'data' | 'inPortuguese'
> {
  message: Text;
  suggestion?: Text;
  related?: readonly RelatedFinding[];
  data?: SentenceData;
  /** The folder whose merged files show it; missing where a file alone does. */
  folder?: string;
  /** An object of a document that lacks a key: it stands in the folder whose brands lack it. */
  lacks?: { document: string; holder: readonly string[] };
  /** As in `Problem`. */
  missing?: MissingEntry;
  /** As in `Problem`. */
  isDeclared?: boolean;
}
