import { readdir } from 'node:fs/promises';

/** A command cannot run; `message` says why, and what to do; `pt` says it in Portuguese. */
export class CommandError extends Error {
  constructor(
    message: string,
    readonly pt = message,
  ) {
    super(message);
  }
}

/**
 * Makes sure that a folder may be replaced: it is empty, missing, or has the file that an older run left.
 *
 * @throws {CommandError} for a folder that holds something else.
 */
export async function checkOutput(folder: string, file: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw new CommandError(
      `${folder} is not a folder: choose another --out DIR.`,
      `${folder} não é uma pasta: escolha outra com --out DIR.`,
    );
  });
  if (names.length === 0 || names.includes(file)) return;
  throw new CommandError(
    `${folder} holds something else than an older result: choose another --out DIR.`,
    `${folder} contém outra coisa, não um resultado anterior: escolha outra pasta com --out DIR.`,
  );
}
