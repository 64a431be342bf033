/** Something wrong, or worth a look, in a brand file. Lines and columns count from 1. */
export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  /** Stable name of the check, kebab-case. */
  rule: string;
  severity: 'error' | 'warning';
  /** What is wrong and what would be right, in plain words. */
  message: string;
  suggestion?: string;
}
