import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import {
  compileMetaSchemas,
  completed,
  type MetaSchemas,
} from '../../src/checker/structure/meta-schemas.ts';
import { pictureOf, type Picture } from '../../src/brand/parse/picture.ts';

const IMAGE = /\.(svg|png|webp|gif|jpe?g)$/;
/** Files that operating systems and editors leave behind. */
const HIDDEN = /(^|\/)\.|~$/;
const HASH_LENGTH = 8;

/** Short content hash, for addresses that may be cached for ever. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}

/** Every file below a folder, in no order; links are followed to files, never to folders. */
function list(root: string, folder: string, into: string[]): string[] {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (HIDDEN.test(path)) continue;
    if (entry.isDirectory()) list(root, path, into);
    else if (isFile(join(root, path), entry)) into.push(path);
  }
  return into;
}

function isFile(path: string, entry: Dirent): boolean {
  if (!entry.isSymbolicLink()) return entry.isFile();
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Every brand file and library field below a project's root, by path. */
export function readBrandSources(root: string): BrandSources {
  const files = list(root, 'schemas/fields', list(root, 'brands', []));
  const json = new Map<string, string>();
  const images = new Map<string, string>();
  const pictures = new Map<string, Picture>();
  const others: string[] = [];
  for (const path of files.sort()) {
    try {
      if (path.endsWith('.json')) json.set(path, readJson(root, path));
      else if (IMAGE.test(path)) readImage(root, path, images, pictures);
      else others.push(path);
    } catch (error) {
      // It may have gone since it was listed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return { json, images, pictures, others };
}

const readJson = (root: string, path: string) => readFileSync(join(root, path), 'utf8');

/** Pictures by content hash, read once. */
const seen = new Map<string, Picture>();

function readImage(
  root: string,
  path: string,
  images: Map<string, string>,
  pictures: Map<string, Picture>,
): void {
  const bytes = readFileSync(join(root, path));
  const hash = hashOf(bytes);
  const picture = seen.get(hash) ?? pictureOf(bytes);
  seen.set(hash, picture);
  images.set(path, hash);
  pictures.set(path, picture);
}

function readSchema(path: string): { required?: string[] } {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** The meta-schemas, compiled, and the text keys that the program shows by itself. */
export function readMetaSchemas(root: string): {
  metaSchemas: MetaSchemas;
  programTexts: string[];
} {
  const folder = join(root, 'schemas/brand');
  const schemas = new Map<string, { required?: string[] }>();
  for (const name of readdirSync(folder)) {
    schemas.set(name.replace('.schema.json', ''), completed(readSchema(join(folder, name))));
  }
  return {
    metaSchemas: compileMetaSchemas(schemas),
    programTexts: schemas.get('texts')?.required ?? [],
  };
}
