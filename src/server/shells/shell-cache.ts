import { createByteCache } from '../byte-cache.ts';
import type { Observers } from '../observation/observe.ts';
import type { Shell } from './shell.ts';

/** Keeps the shells of pages. */
export interface ShellCache {
  /** The shell of a key, drawn where none is kept; those who ask meanwhile wait for the same drawing. */
  find(key: string, draw: () => Promise<Shell>): Promise<Shell>;
  /** Whether `find` would answer without a drawing. */
  has(key: string): boolean;
}

/** Bytes of all kept shells: some 400 pages of a few kilobytes each, compressed beside as they are. */
export const MAX_SHELL_BYTES = 24_000_000;

export function createShellCache(
  { metrics }: Pick<Observers, 'metrics'>,
  maxBytes = MAX_SHELL_BYTES,
): ShellCache {
  const kept = createByteCache<Shell>(maxBytes);
  const drawing = new Map<string, Promise<Shell>>();

  async function drawOnce(key: string, draw: () => Promise<Shell>): Promise<Shell> {
    try {
      const shell = await draw();
      kept.put(key, shell, shell.bytes);
      return shell;
    } finally {
      drawing.delete(key);
    }
  }

  return {
    async find(key, draw) {
      const known = kept.get(key) ?? drawing.get(key);
      metrics.count('guiche_page_shells_total', { outcome: known ? 'kept' : 'drawn' });
      if (known) return known;
      const shell = drawOnce(key, draw);
      drawing.set(key, shell);
      return shell;
    },
    has: (key) => kept.get(key) !== undefined,
  };
}
