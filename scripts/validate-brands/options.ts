import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearestName } from '../../src/brand/parse/nearest-name.ts';
import { LANGUAGES, type Language } from '../../src/checker/language/translate.ts';

export const FORMATS = ['text', 'json', 'github', 'sarif'] as const;
const LEVELS = ['error', 'warning'] as const;

export interface Options {
  /** Files and folders whose findings are printed, as they were written; all, when there are none. */
  paths: string[];
  format: (typeof FORMATS)[number];
  failOn: (typeof LEVELS)[number];
  /** The language of the findings. */
  lang: Language;
  fix: boolean;
  /** A finding that closes a brand in production is an error. */
  production: boolean;
  watch: boolean;
  /** Invented values are listed one by one, and count as warnings. */
  placeholders: boolean;
  /** The project's root. */
  root: string;
}

const USAGE = `Usage: npm run validate-brands -- [paths...] [--format ${FORMATS.join('|')}] [--fail-on ${LEVELS.join('|')}] [--lang ${LANGUAGES.join('|')}] [--fix] [--production] [--placeholders] [--watch] [--root DIR]`;

/** Why the command could not run, in sentences. */
export class CannotRun extends Error {}

function oneOf<Name extends string>(option: string, given: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === given);
  if (found) return found;
  const near = nearestName(given, names);
  const hint = near ? `Did you mean '${near}'?` : `There are ${names.join(', ')}.`;
  throw new CannotRun(`There is no --${option} '${given}'. ${hint} ${USAGE}`);
}

/**
 * Reads the arguments of the command. `CHECK_LANG` of the environment is the language where no argument names one.
 *
 * @throws {CannotRun} when they ask for nothing that there is.
 */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
): Options {
  const { values, positionals } = parsed(args);
  const format = oneOf('format', values.format, FORMATS);
  const failOn = oneOf('fail-on', values['fail-on'], LEVELS);
  const lang = oneOf('lang', values.lang ?? (env.CHECK_LANG || 'en'), LANGUAGES);
  const { fix, production, placeholders, watch, root } = values;
  if (watch && format !== 'text') {
    throw new CannotRun(`--watch prints findings as text alone, not as ${format}. ${USAGE}`);
  }
  const flags = { fix, production, placeholders, watch };
  return { paths: positionals, format, failOn, lang, ...flags, root: resolve(root) };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        'fail-on': { type: 'string', default: 'error' },
        lang: { type: 'string' },
        fix: { type: 'boolean', default: false },
        production: { type: 'boolean', default: false },
        placeholders: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        root: { type: 'string', default: '.' },
      },
    });
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new CannotRun(`${sentence}. ${USAGE}`, { cause: error });
  }
}
