import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import { createChecker } from '../../src/checker/check-brands.ts';
import { compileMetaSchemas, completed } from '../../src/checker/structure/meta-schemas.ts';
import { hashOf } from '../build/fingerprint.ts';
import { pictureOf, type Picture } from '../../src/brand/parse/picture.ts';

const IMAGE = /\.(svg|png|webp|gif|jpe?g)$/;
/** Files that operating systems and editors leave behind. */
const HIDDEN = /(^|\/)\.|~$/;

/** Every file below a folder of a project, from its root; links are followed to files, never to folders. */
const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))
    .filter(({ entry, path }) =>
      entry.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false })?.isFile() : entry.isFile(),
    )
    .map(({ path }) => relative(root, path).replaceAll(sep, '/'))
    .filter((path) => !HIDDEN.test(path));

/** Pictures by content hash, read once. */
const seen = new Map<string, Picture>();

/** Every brand file and library field below a project's root, by path. */
export function readBrandSources(root: string): BrandSources {
  const files = ['brands', 'schemas/fields'].flatMap((folder) => filesBelow(root, folder));
  const json = new Map<string, string>();
  const images = new Map<string, string>();
  const pictures = new Map<string, Picture>();
  const others: string[] = [];
  for (const path of files.sort()) {
    try {
      const bytes = readFileSync(join(root, path));
      if (path.endsWith('.json')) json.set(path, bytes.toString());
      else if (IMAGE.test(path)) {
        const hash = hashOf(bytes);
        const picture = seen.get(hash) ?? pictureOf(bytes);
        seen.set(hash, picture);
        images.set(path, hash);
        pictures.set(path, picture);
      } else others.push(path);
    } catch (error) {
      // It may have gone since it was listed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return { json, images, pictures, others };
}

function readSchema(path: string): { required?: string[] } {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** The meta-schemas, compiled, and the text keys that the program shows by itself. */
export function readMetaSchemas(root: string) {
  const folder = join(root, 'schemas/brand');
  const schemas = new Map(
    readdirSync(folder).map((name) => [
      name.replace('.schema.json', ''),
      completed(readSchema(join(folder, name))),
    ]),
  );
  const programTexts = schemas.get('texts')?.required ?? [];
  return { metaSchemas: compileMetaSchemas(schemas), programTexts };
}

/** A check of the brands below a project's root, by its own meta-schemas. */
export function checkerOf(root: string): ReturnType<typeof createChecker> {
  const { metaSchemas, programTexts } = readMetaSchemas(root);
  return createChecker(metaSchemas, programTexts);
}
