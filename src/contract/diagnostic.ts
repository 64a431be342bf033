/** A stretch of a file. Lines and columns count from 1; the end is where the first character behind it stands. */
export interface Stretch {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

type Written = string | number | boolean | null;

export type Fix =
  | { kind: 'rename'; from: Written; to: Written }
  | { kind: 'remove-comma' }
  | { kind: 'remove-byte-order-mark' };

export type DiagnosticData = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>;

export interface Diagnostic extends Stretch {
  /** Stable id of the rule, kebab-case; its page is schemas/reference/rules/<rule>.md. */
  rule: string;
  severity: 'error' | 'warning';
  message: string;
  suggestion?: string;
  /** Path in the file's JSON: 'links.test.terms', 'blocks[form].schema.required[2]'. */
  path?: string;
  related?: readonly (Stretch & { message: string })[];
  /** Of one rule at one place, equal data makes equal diagnostics. `brands` are the folders that it affects. */
  data?: DiagnosticData & { brands?: readonly string[] };
  fix?: Fix;
  inPortuguese?: Pick<Diagnostic, 'message' | 'suggestion' | 'related'>;
}
