/** A run of words, or words that are strong, stressed or a link. */
export type RichInline =
  | string
  | { mark: 'strong' | 'stressed'; content: RichInline[] }
  | { mark: 'link'; href: string; content: RichInline[] };

/** A piece of an article, compiled from Markdown so that no browser has to read any. */
export type RichBlock =
  | { kind: 'heading' | 'paragraph'; content: RichInline[] }
  | { kind: 'list'; isOrdered: boolean; items: RichInline[][] };
