import type { Language } from '../../src/checker/language/translate.ts';

/** Message over Vite's socket: the errors that keep the last change of brand files from being shown. */
export const FINDINGS = 'guiche:findings';
/** Message of a page that has just opened: it asks for the findings above. */
export const ASK = 'guiche:ask';

/** One error as the page shows it. */
export interface FindingLine {
  /** 'brands/<folder>/texts.json:4:3' */
  place: string;
  /** In each language: what is wrong, and advice; '' where the message says it. */
  said: Record<Language, { message: string; help: string }>;
}
