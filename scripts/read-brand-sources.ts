import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import type { BrandSources } from '../src/brand/brand-files.ts';
import { completed } from '../src/diagnostics/complete-schema.ts';
import { compileMetaSchemas, type MetaSchemas } from '../src/diagnostics/meta-schemas.ts';

const IMAGE = /\.(svg|png|webp|gif|jpe?g)$/;
/** What systems and editors leave behind. */
const HIDDEN = /(^|\/)\.|~$/;
const HASH_LENGTH = 8;

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .map((path) => path.split(sep).join(posix.sep))
    .sort();
}

/** Short content hash, for addresses that may be cached for ever. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}

/** Every brand file and library field below a project's root, by path. */
export async function readBrandSources(root: string): Promise<BrandSources> {
  const json = new Map<string, string>();
  const images = new Map<string, string>();
  const others: string[] = [];
  const paths = [
    ...(await filesBelow(root, 'brands')),
    ...(await filesBelow(root, 'schemas/fields')),
  ];
  for (const path of paths) {
    if (path.endsWith('.json')) json.set(path, await readFile(join(root, path), 'utf8'));
    else if (IMAGE.test(path)) images.set(path, hashOf(await readFile(join(root, path))));
    else if (!HIDDEN.test(path)) others.push(path);
  }
  return { json, images, others };
}

/** The meta-schemas, compiled, and the text keys that the program shows by itself. */
export async function readMetaSchemas(
  root: string,
): Promise<{ metaSchemas: MetaSchemas; programTexts: string[] }> {
  const folder = join(root, 'schemas/brand');
  const schemas = new Map<string, { required?: string[] }>();
  for (const name of await readdir(folder)) {
    schemas.set(
      name.replace('.schema.json', ''),
      completed(JSON.parse(await readFile(join(folder, name), 'utf8'))),
    );
  }
  return {
    metaSchemas: compileMetaSchemas(schemas),
    programTexts: schemas.get('texts')?.required ?? [],
  };
}
