/** What a rule's page says, beside the sentence of the finding itself. */
export interface Explained {
  /** What is asked for, and what buyers would meet otherwise. */
  means: string;
  /** What to do. */
  mend: string;
  /**
   * A file of a brand folder, wrong and right. Of brand.json it is what stands beside the keys that every
   * brand needs. A text is shown as it stands, for what is no JSON.
   */
  example?: { file: string; wrong: object | string; right: object | string };
}

/** Explanations by rule. */
export type Explanations = Readonly<Record<string, Explained>>;
