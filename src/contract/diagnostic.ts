/** Something wrong, or worth a look, in a brand file. Lines and columns count from 1. */
export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  /** Stable name of the check, kebab-case. */
  rule: string;
  severity: 'error' | 'warning';
  /** What is wrong, as sentences in plain words. */
  message: string;
  /** What would be right: a name that was probably meant, or what to do. */
  suggestion?: string;
  /** Where in the file's JSON it is: 'links.test.terms', 'blocks[form].schema.required[2]'. */
  path?: string;
}
