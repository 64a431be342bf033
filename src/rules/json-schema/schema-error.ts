/** What is wrong with a value, whoever found it. */
export interface SchemaError {
  /** Keys that lead to the value. */
  path: readonly string[];
  /** The keyword of JSON Schema that it fails. */
  keyword: string;
  /** The format that it has not. */
  format?: string;
}
