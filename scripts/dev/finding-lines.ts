import type { Diagnostic } from '../../src/contract/diagnostic.ts';

/** Message over Vite's socket: the errors that keep the last change of brand files from being shown. */
export const FINDINGS = 'guiche:findings';
/** Message of a page that has just opened: it asks for the findings above. */
export const ASK = 'guiche:ask';

/** One error as the page shows it. */
export interface FindingLine {
  /** 'brands/<folder>/texts.json:4:3' */
  place: string;
  message: string;
  /** Advice; '' where the message says it. */
  help: string;
}

/** The errors among the findings, for the page of the developer. */
export const findingLines = (diagnostics: readonly Diagnostic[]): FindingLine[] =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, column, message, suggestion }) => ({
      place: `${file}:${line}:${column}`,
      message,
      help: suggestion ?? '',
    }));
