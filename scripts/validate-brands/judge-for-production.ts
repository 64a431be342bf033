import { textAt } from '../../src/brand/parse/node.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import {
  brandKeys,
  flag,
  SettingError,
  settingsIn,
  type Env,
} from '../../src/server/settings/setting-values.ts';
import { isAllowed } from '../../src/server/closed-brands.ts';
import { CLOSING_KINDS } from '../brand-files/unfinished-brands.ts';
import { CannotRun } from '../command-line.ts';

/**
 * Makes an error of each finding for which a server in production closes a brand, unless the settings of
 * that server, `ALLOW_PLACEHOLDERS` and `ALLOW_PRICE_MISMATCH`, open it.
 *
 * @throws {CannotRun} when such a setting cannot be read.
 */
export function judgeForProduction(checked: CheckedBrands, env: Env): CheckedBrands {
  const allowed = allowedBy(env);
  const keys = new Map(
    checked.brands.map(({ merged: { id, brand } }) => [id, textAt(brand, 'key') ?? '']),
  );
  const judged = (one: Diagnostic): Diagnostic => {
    const kind = CLOSING_KINDS[one.rule];
    const concerned = ((one.data?.brands as string[] | undefined) ?? []).flatMap(
      (id) => keys.get(id) ?? [],
    );
    const closes = kind && concerned.some((key) => !isAllowed(kind, key, allowed));
    return closes ? { ...one, severity: 'error' } : one;
  };
  // A declared difference closes the brand all the same.
  const closing = checked.declared.map(judged).filter(({ severity }) => severity === 'error');
  return { ...checked, diagnostics: [...checked.diagnostics.map(judged), ...closing] };
}

function allowedBy(env: Env) {
  try {
    const read = settingsIn(env);
    return {
      allowPlaceholders: read('ALLOW_PLACEHOLDERS', flag),
      allowPriceMismatch: read('ALLOW_PRICE_MISMATCH', brandKeys),
    };
  } catch (error) {
    if (error instanceof SettingError) throw new CannotRun(error.message, { cause: error });
    throw error;
  }
}
