import type { Place } from '../brand/parse/node.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';

/** What a check found, before it is known which folder has to answer for it. */
export interface Finding extends Diagnostic {
  /** The folder whose merged files show it; missing where a file alone does. */
  folder?: string;
  /** What it speaks of, in the same words for every folder that inherits it; the place, unless said. */
  subject?: string;
  /** A sentence more, which may differ in folders that inherit the same fault; told of one of them. */
  detail?: string;
  /** Places of values that nobody can judge any more, so that no other check is heard about them. */
  covers?: readonly Place[];
}
