import type { MissingEntry } from '../brand/inherit/merge.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';

/** A diagnostic before it is known which folder has to answer for it. */
export interface Finding extends Diagnostic {
  /** The folder whose merged files show it; missing where a file alone does. */
  folder?: string;
  /** As in `Problem`. */
  subject?: string;
  /** As in `Problem`. */
  missing?: MissingEntry;
  /** As in `Problem`. */
  isDeclared?: boolean;
}
