import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSources, type ParsedSources } from '../brand/parse/brand-files.ts';
import { inherit } from '../brand/inherit/inherit.ts';
import type { Check } from './rule.ts';
import { completed } from './structure/complete-schema.ts';
import { formsOf } from './form/schema/forms.ts';
import { compileMetaSchemas, type MetaSchemas } from './structure/meta-schemas.ts';
import { pathsByPlace, placeKey } from './node-path.ts';

/** Brand files by path below brands/, or from the root for 'schemas/…'. */
export type Files = Readonly<Record<string, unknown>>;

const root = join(import.meta.dirname, '../..');
const readJson = (path: string): object => JSON.parse(readFileSync(join(root, path), 'utf8'));

const folder = 'schemas/brand';
const schemas = readdirSync(join(root, folder)).map(
  (name) => [name.replace('.schema.json', ''), completed(readJson(`${folder}/${name}`))] as const,
);

/** The schemas of the brand language, by name. */
export const brandSchemas: ReadonlyMap<string, object> = new Map(schemas);
export const metaSchemas: MetaSchemas = compileMetaSchemas(brandSchemas);

/** Files as they are read from a disk. */
export function sourcesOf(files: Files, images: readonly string[] = []): ParsedSources {
  const json = Object.entries(files).map(([path, content]): [string, string] => [
    path.startsWith('schemas/') ? path : `brands/${path}`,
    JSON.stringify(content, null, 2),
  ]);
  return parseSources({
    json: new Map(json),
    images: new Map(images.map((path) => [`brands/${path}`, 'cafe0001'])),
  });
}

/**
 * What one check says of a brand, the one in the folder 'alfa' unless said otherwise: each finding as
 * 'file path: message suggestion'.
 */
export function said(check: Check, files: Files, images: readonly string[] = [], id = 'alfa') {
  const sources = sourcesOf({ 'alfa/brand.json': {}, ...files }, images);
  const mergedOf = (name: string | undefined) =>
    name === undefined ? undefined : inherit(sources.folders.get(name)!, sources).merged;
  const merged = mergedOf(id)!;
  const parent = mergedOf(merged.chain.at(-2));
  const forms = formsOf(merged, sources);
  const documents = [...sources.folders.values()].flatMap(({ files: own, screens }) => [
    ...own.values(),
    ...screens.values(),
  ]);
  const paths = new Map(
    [...documents, ...sources.fields.values()].flatMap((node) => [...pathsByPlace(node)]),
  );
  const found: string[] = [];
  check.run({ merged, parent, forms, sources, metaSchemas }, (place, message, suggestion = '') => {
    const file = place.file.replace(/^brands\//, '');
    found.push(`${file} ${paths.get(placeKey(place))}: ${message} ${suggestion}`.trim());
  });
  return found;
}

/** Files of a brand with one form on its lead screen. */
export const withForm = (schema: object, rest: object = {}, more: Files = {}): Files => ({
  'alfa/screens/lead.json': {
    blocks: [{ id: 'form', block: 'form', schema: { type: 'object', ...schema }, ...rest }],
  },
  ...more,
});

/** Files of a brand with one flow of these steps. */
export const withSteps = (...steps: object[]): Files => ({
  'alfa/flows.json': { flows: [{ id: 'default', steps }] },
});
