/** A stretch of a file. Lines and columns count from 1; the end is where the first character behind it stands. */
export interface Stretch {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A second place that a diagnostic is about. */
export interface RelatedPlace extends Stretch {
  /** Relation to the diagnostic in a few words: 'extends it from here'. */
  message: string;
}

type Written = string | number | boolean | null;

/** A change of the file that is certain enough to be made without a question. */
export type Fix =
  /** The name, text, number or boolean at the place is another one. */
  | { kind: 'rename'; from: Written; to: Written }
  /** The comma at the place goes, which keeps the file from being read. */
  | { kind: 'remove-comma' }
  /** The invisible mark goes with which the file begins. */
  | { kind: 'remove-byte-order-mark' };

/** The names and numbers that a diagnostic speaks of. */
export type DiagnosticData = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>;

/** Something wrong, or worth a look, in a brand file. */
export interface Diagnostic extends Stretch {
  /** Stable id of the rule, kebab-case; its page is schemas/reference/rules/<rule>.md. */
  rule: string;
  severity: 'error' | 'warning';
  /** The problem, as sentences in plain words. */
  message: string;
  /** The solution: a name that was probably meant, or an instruction. */
  suggestion?: string;
  /** Path in the file's JSON: 'links.test.terms', 'blocks[form].schema.required[2]'. */
  path?: string;
  /** Other places that explain it. */
  related?: readonly RelatedPlace[];
  /**
   * The names and numbers in the message. Of one rule at one place, equal data makes equal diagnostics.
   * `brands` are the folders of the brands that it affects, where it is known.
   */
  data?: DiagnosticData & { brands?: readonly string[] };
  fix?: Fix;
  /** The same sentences in Brazilian Portuguese. */
  inPortuguese?: Pick<Diagnostic, 'message' | 'suggestion' | 'related'>;
}
