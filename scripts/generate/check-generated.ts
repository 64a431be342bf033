import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDERS = [
  'src/contract/generated',
  'src/rules/generated',
  'src/checker/generated',
  'src/checkout/generated',
  'schemas',
  'widgets/generated',
  'public',
  'docs/upstream',
];

/** Fonts are among them, so that they are read byte by byte. */
async function contents(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const folder of FOLDERS) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      files.set(path, await readFile(path, 'latin1'));
    }
  }
  return files;
}

/** Generates once more over what is there; what was there is put back, to be looked at. */
const committed = await contents();
await import('../generate.ts');
const fresh = await contents();
const paths = new Set([...committed.keys(), ...fresh.keys()]);
const stale = [...paths].filter((path) => committed.get(path) !== fresh.get(path));

for (const path of stale) {
  console.error(`${path} is out of date.`);
  const text = committed.get(path);
  if (text !== undefined) await writeFile(path, text, 'latin1');
}
process.exitCode = stale.length > 0 ? 1 : 0;
