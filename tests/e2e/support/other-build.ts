import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const HASHED = /[-.][\w-]{8,}\.(js|css)$/;
const TEXT = /\.(js|css|json|html)$/;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Writes a copy of a built folder in which every hashed script and style has another name. */
export async function writeOtherBuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const files = (
    await Promise.all(['client', 'brands'].map((part) => filesBelow(join(to, part))))
  ).flat();
  const names = new Set(files.map((file) => basename(file)).filter((name) => HASHED.test(name)));
  const renamed = (text: string) =>
    text.replace(/[\w.-]+\.(?:js|css)\b/g, (name) =>
      names.has(name) ? name.replace(/.{4}(?=\.\w+$)/, 'next') : name,
    );
  await Promise.all(
    files
      .filter((file) => TEXT.test(file))
      .map(async (file) => {
        await writeFile(file, renamed(await readFile(file, 'utf8')));
        const name = basename(file);
        if (names.has(name)) await rename(file, file.slice(0, -name.length) + renamed(name));
      }),
  );
}
