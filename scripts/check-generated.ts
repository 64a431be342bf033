import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'src/contract/generated';

async function contents(): Promise<Map<string, string>> {
  const names = (await readdir(FOLDER)).sort();
  const texts = names.map(async (name) => {
    const path = join(FOLDER, name);
    return [path, await readFile(path, 'utf8')] as const;
  });
  return new Map(await Promise.all(texts));
}

/** Generates once more over what is there; what was there is put back, to be looked at. */
const committed = await contents();
await import('./generate.ts');
const fresh = await contents();
const stale = [...fresh].filter(([path, text]) => committed.get(path) !== text);

for (const [path] of stale) {
  console.error(`${path} is not what schemas/ say now.`);
  const text = committed.get(path);
  if (text !== undefined) await writeFile(path, text);
}
process.exitCode = stale.length > 0 ? 1 : 0;
