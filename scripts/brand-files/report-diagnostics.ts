import { existsSync, readFileSync } from 'node:fs';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { isPlaceholder } from '../../src/checker/output/check-report.ts';
import { inLanguage, type Language } from '../../src/checker/language/translate.ts';
import { formatFinding } from '../../src/checker/output/text.ts';

/** Brand files have errors, whose findings are on stderr already. */
export class BrandsInvalid extends Error {
  override name = 'BrandsInvalid';
  override message =
    'The brand files have errors, shown above: correct them and run the same command again.';
}

/**
 * Writes errors to stderr with the lines they are about, mentions warnings, and says how many errors
 * there are.
 */
export function reportDiagnostics(diagnostics: readonly Diagnostic[]): number {
  const errors = errorTexts(diagnostics);
  const others = diagnostics.filter((one) => !isPlaceholder(one));
  const warnings = others.length - errors.length;
  for (const error of errors) console.error(`${error}\n`);
  if (warnings > 0) {
    const count = warnings === 1 ? '1 warning' : `${warnings} warnings`;
    console.error(
      `The brand files have ${count}, which stop nothing: \`npm run validate-brands\` lists them.`,
    );
  }
  return errors.length;
}

const textOnDisk = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** The errors among the diagnostics in a language, each with the lines that it is about. */
export const errorTexts = (
  diagnostics: readonly Diagnostic[],
  language: Language = 'en',
  textOf: (file: string) => string | undefined = textOnDisk,
): string[] =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map((error) => formatFinding(inLanguage(error, language), textOf, undefined, language));

/** Runs a script's work; invalid brand files end it with their sentence and exit code 1. */
export async function untilBrandsAreInvalid(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BrandsInvalid)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
