/** An error of a value, from a compiled or an interpreting validator. */
export interface SchemaError {
  /** Keys that lead to the value. */
  path: readonly string[];
  /** The keyword of JSON Schema that it violates. */
  keyword: string;
  /** The format that it does not have. */
  format?: string;
}
