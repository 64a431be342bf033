import { readdir } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { nearestName } from '../src/brand/parse/nearest-name.ts';
import { inWordsOf } from '../src/checker/language/say-finding.ts';
import { say } from '../src/checker/language/sentence.ts';
import { LANGUAGES, type Language } from '../src/checker/language/translate.ts';
import { ListenError } from '../src/server/node/listen.ts';
import { UserError } from '../src/workshop/say.ts';

export interface Output {
  stdout(text: string): void;
  stderr(text: string): void;
  /** A person reads it on a screen that shows colours. */
  hasColours?: boolean;
}

export const TERMINAL: Output = {
  stdout: (text) => process.stdout.write(`${text}\n`),
  stderr: (text) => process.stderr.write(`${text}\n`),
  hasColours: process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
};

export type Ask = (question: string) => Promise<string>;

/** Undefined without a terminal. */
export const askTerminal: Ask | undefined = process.stdin.isTTY
  ? async (question) => {
      const lines = createInterface({ input: process.stdin, output: process.stderr });
      const answer = await lines.question(question);
      lines.close();
      return answer;
    }
  : undefined;

/** Thrown where a command cannot run; its message says why and what to do. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}

/** Reads the arguments of a command. @throws {CannotRun} with its usage for one that it does not know. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new CannotRun(`${sentence}. ${usage}`, { cause: error });
  }
}

/** The value of an option that has a closed list of them. @throws {CannotRun} for another one. */
export function oneOf<Name extends string>(
  option: string,
  given: string,
  names: readonly Name[],
  usage: string,
): Name {
  const found = names.find((name) => name === given);
  if (found) return found;
  const near = nearestName(given, names);
  const hint = near ? `Did you mean '${near}'?` : `There are ${names.join(', ')}.`;
  throw new CannotRun(`There is no --${option} '${given}'. ${hint} ${usage}`);
}

/** That of `--lang`, else of `CHECK_LANG`, else English. @throws {CannotRun} for a name that is not one of them. */
export const languageOf = (
  option: string | undefined,
  usage: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Language => oneOf('lang', option ?? (env.CHECK_LANG || 'en'), LANGUAGES, usage);

/**
 * Gives the exit code of a command's work. An error that a person can do something about is said, in the
 * language that the work asks for once it knows it, and ends it with 2.
 */
export async function runCommand<Code extends number>(
  { stderr }: Output,
  work: (speak: (language: Language) => void) => Promise<Code>,
): Promise<Code | 2> {
  let spoken: Language = 'en';
  try {
    return await work((language) => (spoken = language));
  } catch (error) {
    if (error instanceof UserError) stderr(inWordsOf(spoken, error.text));
    else if (error instanceof CannotRun || error instanceof ListenError) stderr(error.message);
    else throw error;
    return 2;
  }
}

/** @throws {UserError} for a folder that may not be replaced: it has something, and not the file of an older run. */
export async function checkOutput(folder: string, file: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw new UserError(say('out.not-a-folder', { folder }));
  });
  if (names.length === 0 || names.includes(file)) return;
  throw new UserError(say('out.holds-other', { folder }));
}
