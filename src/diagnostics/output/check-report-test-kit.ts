import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { TextOf, Told } from './check-report.ts';

/** What a run over one brand with one file has to tell. */
export function toldTo(
  diagnostics: readonly Diagnostic[],
  textOf: TextOf = () => undefined,
  more: Partial<Told> = {},
): Told {
  return {
    diagnostics,
    brands: [{ id: 'alfa', key: 'ALFA', area: 'BR' }],
    files: ['brands/alfa/brand.json'],
    failOn: 'error',
    textOf,
    elsewhere: 0,
    seconds: 0.25,
    ...more,
  };
}
