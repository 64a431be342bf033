import { resolve } from 'node:path';
import { LANGUAGES } from '../../src/checker/language/translate.ts';
import { CannotRun, languageOf, oneOf, readArguments } from '../command-line.ts';

const FORMATS = ['text', 'json', 'github', 'sarif'] as const;
const LEVELS = ['error', 'warning'] as const;

const USAGE = `Usage: npm run validate-brands -- [paths...] [--format ${FORMATS.join('|')}] [--fail-on ${LEVELS.join('|')}] [--lang ${LANGUAGES.join('|')}] [--fix] [--production] [--placeholders] [--watch] [--root DIR]`;

const OPTIONS = {
  format: { type: 'string', default: 'text' },
  'fail-on': { type: 'string', default: 'error' },
  lang: { type: 'string' },
  fix: { type: 'boolean', default: false },
  /** A diagnostic that closes a brand in production is an error. */
  production: { type: 'boolean', default: false },
  /** Invented values are listed one by one, and count as warnings. */
  placeholders: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  root: { type: 'string', default: '.' },
} as const;

/**
 * Reads the arguments of the command. `CHECK_LANG` of the environment is the language where no argument names one.
 *
 * @throws {CannotRun} when they ask for nothing that there is.
 */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv) {
  const config = { args: [...args], allowPositionals: true, options: OPTIONS } as const;
  const { values, positionals } = readArguments(config, USAGE);
  const { 'fail-on': failOn, lang, root, ...flags } = values;
  const format = oneOf('format', values.format, FORMATS, USAGE);
  if (flags.watch && format !== 'text')
    throw new CannotRun(`--watch prints findings as text alone, not as ${format}. ${USAGE}`);
  return {
    ...flags,
    /** Files and folders whose diagnostics are printed, as they were written; all, when there are none. */
    paths: positionals,
    format,
    failOn: oneOf('fail-on', failOn, LEVELS, USAGE),
    lang: languageOf(lang, USAGE, env),
    root: resolve(root),
  };
}

export type Options = ReturnType<typeof readOptions>;
