// Bundles a command into one plain module, so that its next run neither looks for hundreds of files nor
// strips types from them.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether every file that a bundle was made of is the same as then, by size and time. */
function isFresh(list) {
  try {
    const files = JSON.parse(readFileSync(list, 'utf8'));
    return files.every(([path, size, time]) => {
      const found = statSync(path);
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
  const [file, list] = [join(folder, 'command.mjs'), join(folder, 'files.json')];
  if (isFresh(list)) return file;
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
      rolldownOptions: { output: { entryFileNames: 'command.mjs', codeSplitting: false } },
    },
  });
  const stamps = [...sources].flatMap((id) => {
    const path = id.replace(/\?.*$/, '');
    // Modules that the bundler makes up have a zero before their name, and no file.
    const found = path.includes('\0') ? undefined : statSync(path, { throwIfNoEntry: false });
    return found?.isFile() ? [[path, found.size, found.mtimeMs]] : [];
  });
  writeFileSync(join(work, 'files.json'), JSON.stringify(stamps));
  // The list comes last: with it the module counts as made.
  rmSync(list, { force: true });
  for (const name of ['command.mjs', 'files.json'])
    renameSync(join(work, name), join(folder, name));
  rmSync(work, { recursive: true });
  return file;
}
