import type { Diagnostic } from '../src/contract/diagnostic.ts';

/** Brand files have errors, whose findings are on stderr already. */
export class BrandsInvalid extends Error {
  override name = 'BrandsInvalid';
  override message =
    'The brand files have errors, shown above: correct them and run the same command again.';
}

/** Writes findings to stderr, one a line, and says how many of them are errors. */
export function reportDiagnostics(diagnostics: readonly Diagnostic[]): number {
  for (const { file, line, column, severity, rule, message } of diagnostics) {
    console.error(`${file}:${line}:${column} ${severity} ${rule}: ${message}`);
  }
  return diagnostics.filter(({ severity }) => severity === 'error').length;
}

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
