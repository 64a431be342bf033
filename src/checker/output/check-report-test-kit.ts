import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { TextOf, CheckReport } from './check-report.ts';

export const place = {
  file: 'brands/alfa/brand.json',
  line: 2,
  column: 3,
  endLine: 2,
  endColumn: 8,
} as const;

/** The report of a run over one brand with one file. */
export function reportOf(
  diagnostics: readonly Diagnostic[],
  textOf: TextOf = () => undefined,
  more: Partial<CheckReport> = {},
): CheckReport {
  return {
    diagnostics,
    brands: [{ id: 'alfa', key: 'ALFA', area: 'BR' }],
    files: ['brands/alfa/brand.json'],
    textOf,
    elsewhere: 0,
    placeholders: 0,
    ...more,
  };
}
