// Bundles a command into one plain module, so that its next run neither looks for hundreds of files nor
// strips types from them.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const BUNDLE = 'command.mjs';
/** The files that a bundle was made of. */
const LIST = 'files.json';

/**
 * Whether every file that a bundle was made of is the same as then, by size and time. Their paths begin at its folder:
 * one that was copied with its packages to another checkout belongs to the files there.
 */
function isFresh(folder) {
  try {
    const files = JSON.parse(readFileSync(join(folder, LIST), 'utf8'));
    return files.every(([path, size, time]) => {
      const found = statSync(join(folder, path));
      return found.size === size && found.mtimeMs === time;
    });
  } catch {
    // There is no bundle yet, or one of its files has gone.
    return false;
  }
}

/**
 * Returns the path of a module that does what `entry` does, made anew where one of its sources has
 * changed. `folder` keeps it; two processes may ask at once.
 */
export async function bundledCommand(entry, folder) {
  const file = join(folder, BUNDLE);
  if (isFresh(folder)) return file;
  const { build } = await import('vite');
  const work = join(folder, `work-${process.pid}`);
  mkdirSync(work, { recursive: true });
  // Modules whose values are all inlined are not in the output, but are sources all the same.
  const sources = new Set();
  await build({
    configFile: false,
    plugins: [{ name: 'list-sources', transform: (_, id) => void sources.add(id) }],
    publicDir: false,
    logLevel: 'error',
    // The bundler itself cannot be bundled, and is loaded where something is built.
    ssr: { noExternal: true, external: ['vite'] },
    build: {
      ssr: entry,
      outDir: work,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: BUNDLE, codeSplitting: false } },
    },
  });
  const stamps = [...sources].flatMap((id) => {
    const path = id.replace(/\?.*$/, '');
    // Modules that the bundler makes up have a zero before their name, and no file.
    const found = path.includes('\0') ? undefined : statSync(path, { throwIfNoEntry: false });
    return found?.isFile() ? [[relative(folder, path), found.size, found.mtimeMs]] : [];
  });
  writeFileSync(join(work, LIST), JSON.stringify(stamps));
  // The list comes last: with it the module counts as made.
  rmSync(join(folder, LIST), { force: true });
  for (const name of [BUNDLE, LIST]) renameSync(join(work, name), join(folder, name));
  rmSync(work, { recursive: true });
  return file;
}
