import { LANGUAGES, type Language } from '../../src/checker/language/translate.ts';

/**
 * The language in which a command speaks: that of `--lang`, else `CHECK_LANG` of the environment, else English.
 * Undefined for a name that is not one of them.
 */
export function languageOf(
  option: string | undefined,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Language | undefined {
  const name = option ?? (env.CHECK_LANG || 'en');
  return LANGUAGES.find((one) => one === name);
}
