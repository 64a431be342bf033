// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * schemas/fields/<name>.json: a field of the library, which forms take by $ref.
 */
export interface FieldFile {
  /**
   * Path of this schema, so that an editor completes and explains every key.
   */
  $schema?: string;
  /**
   * The JSON Schema of the value; may take other fields by $ref.
   */
  schema: {};
  /**
   * RJSF uiSchema of the field.
   */
  ui?: {};
  /**
   * By error of the rule or keyword: a text key.
   */
  messages?: {
    [k: string]: string;
  };
  /**
   * The words behind the field's text keys, unless texts.json has others.
   */
  texts?: {
    [k: string]: string;
  };
}
