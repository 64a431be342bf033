// Generated from schemas/brand by `npm run generate`. Do not edit.

/**
 * brands/registry.json: what stands above all brands. Brand folders are found by themselves.
 */
export interface RegistryFile {
  /**
   * Path of this schema, so that an editor completes and explains.
   */
  $schema?: string;
  /**
   * Key of the brand that answers when a link names none that is known (its BR area).
   */
  default: string;
  /**
   * Brand keys that win when the config call names them in designSystemId, whatever the link says (D-6).
   */
  designSystemOverrides: string[];
}
