import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { compressAssets } from './compress-assets.ts';
import { keyOf, programFingerprint } from './fingerprint.ts';

/** The key of the program in dist/, which names all that it was made of. */
const RECORD = 'dist/program.json';

/** Files without which the program is not whole. */
const ENTRIES = ['dist/client/.vite/manifest.json', 'dist/server/node.js'];

/**
 * Builds the program, client and server, into dist/; the program that is made of the same stays. `fingerprint` is that
 * of its sources.
 */
export async function buildProgram(fingerprint: string): Promise<void> {
  const key = keyOf(fingerprint, process.version);
  const known = await readFile(RECORD, 'utf8').catch(() => undefined);
  if (known === key && ENTRIES.every((path) => existsSync(path))) return;
  await rm(RECORD, { force: true });
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ logLevel: 'warn', mode: 'production' });
  await builder.buildApp();
  await compressAssets('dist/client');
  // A source that was changed meanwhile may be in it, and not in its key.
  if (programFingerprint() === fingerprint) await writeFile(RECORD, key);
}
