/** A stretch of a file. Lines and columns count from 1; the end is where the first character behind it stands. */
export interface Stretch {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A second place that a finding is about. */
export interface RelatedPlace extends Stretch {
  /** What it has to do with it, as a few words: 'extends it from here'. */
  message: string;
}

/** Something wrong, or worth a look, in a brand file. */
export interface Diagnostic extends Stretch {
  /** Stable name of the check, kebab-case; its page is schemas/reference/rules/<rule>.md. */
  rule: string;
  severity: 'error' | 'warning';
  /** What is wrong, as sentences in plain words. */
  message: string;
  /** What would be right: a name that was probably meant, or what to do. */
  suggestion?: string;
  /** Where in the file's JSON it is: 'links.test.terms', 'blocks[form].schema.required[2]'. */
  path?: string;
  /** Where else one has to look to understand it. */
  related?: readonly RelatedPlace[];
}
