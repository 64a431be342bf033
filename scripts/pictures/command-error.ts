import { readdir } from 'node:fs/promises';
import { say } from '../../src/checker/language/sentence.ts';
import { UserError } from '../../src/workshop/say.ts';

/** A command cannot run; its text says why, and what to do. */
export class CommandError extends UserError {}

/**
 * Makes sure that a folder may be replaced: it is empty, missing, or has the file that an older run left.
 *
 * @throws {CommandError} for a folder that holds something else.
 */
export async function checkOutput(folder: string, file: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw new CommandError(say('out.not-a-folder', { folder }));
  });
  if (names.length === 0 || names.includes(file)) return;
  throw new CommandError(say('out.holds-other', { folder }));
}
