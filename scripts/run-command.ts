import { readdir } from 'node:fs/promises';
import { inWordsOf } from '../src/checker/language/say-finding.ts';
import { say } from '../src/checker/language/sentence.ts';
import type { Language } from '../src/checker/language/translate.ts';
import { ListenError } from '../src/server/node/listen.ts';
import { UserError } from '../src/workshop/say.ts';
import { CannotRun, type Output } from './command-line.ts';

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
