import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { inLanguage, type Language } from '../../src/checker/language/translate.ts';
import type { FindingLine } from './finding-lines.ts';

/** The errors among the findings, for the page of the developer. */
export const sayFindings = (diagnostics: readonly Diagnostic[]): FindingLine[] =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((error) => {
      const { file, line, column } = error;
      const said = { en: saidIn('en', error), 'pt-BR': saidIn('pt-BR', error) };
      return { place: `${file}:${line}:${column}`, said };
    });

function saidIn(language: Language, error: Diagnostic) {
  const { message, suggestion = '' } = inLanguage(error, language);
  return { message, help: suggestion };
}
