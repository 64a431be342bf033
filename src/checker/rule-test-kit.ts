import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf, type ShortFiles } from '../brand/brand-test-kit.ts';
import { inherit } from '../brand/inherit/inherit.ts';
import { isSellable, type ParsedSources } from '../brand/parse/brand-files.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { filesOf } from './check-brands.ts';
import { formsOf } from './form/schema/forms.ts';
import { diagnosticOf } from './language/say-finding.ts';
import { pathsByPlace, placeKey } from './node-path.ts';
import { rules } from './generated/rules.ts';
import type { Subject } from './rule.ts';
import { runRule } from './run-rules.ts';
import { compileMetaSchemas, completed, type MetaSchemas } from './structure/meta-schemas.ts';
import { valueOf, valuesOf } from './typed.ts';

const root = join(import.meta.dirname, '../..');
const readJson = (path: string): object => JSON.parse(readFileSync(join(root, path), 'utf8'));

const folder = 'schemas/brand';
const schemas = readdirSync(join(root, folder)).map(
  (name) => [name.replace('.schema.json', ''), completed(readJson(`${folder}/${name}`))] as const,
);

/** The schemas of the brand language, by name. */
export const brandSchemas: ReadonlyMap<string, object> = new Map(schemas);
export const metaSchemas: MetaSchemas = compileMetaSchemas(brandSchemas);

/** Every rule under an id, one for each subject that it is about. */
export const rulesOf = (id: string) => rules.filter((one) => one.id === id);

/**
 * Returns the problems that a rule reports of a brand, by default the one in the folder 'alfa', each as
 * 'file path: message suggestion'.
 */
export function reportsOf(rule: string, files: ShortFiles, id = 'alfa'): string[] {
  const sources = sourcesOf({ 'alfa/brand': {}, ...files });
  const paths = pathsIn(sources);
  return findingsOf(rule, sources, id).map(({ message, suggestion = '', ...place }) => {
    const file = place.file.replace(/^brands\//, '');
    return `${file} ${paths.get(placeKey(place))}: ${message} ${suggestion}`.trim();
  });
}

/** The findings of a rule about its files, about the brand of one folder, and about all brands. */
export function findingsOf(rule: string, sources: ParsedSources, id?: string): Diagnostic[] {
  const merges = new Map(
    [...sources.folders.values()].flatMap((folder) => {
      const { merged } = inherit(folder, sources);
      return merged ? [[folder.name, merged] as const] : [];
    }),
  );
  const brands = [...merges.values()].filter((one) => isSellable(one.id));
  const merged = merges.get(id ?? '');
  const context = { sources, metaSchemas };
  const run = (subject: Subject, facts: object) =>
    rulesOf(rule)
      .filter((one) => one.subject === subject)
      .flatMap((one) => runRule(one, facts));
  const forms = merged ? formsOf(merged, sources) : [];
  const usedTexts = new Map([...merges.keys()].map((name) => [name, new Set<string>()]));
  return [
    ...[...filesOf(sources)].flatMap(([root, schema]) =>
      run('file', { root, schema, metaSchemas }),
    ),
    ...run('sources', context),
    ...[...(merged?.screens ?? [])].flatMap(([template, screen]) =>
      run('screen', { screen: valueOf(screen), template, ...context }),
    ),
    ...forms.flatMap((form) => run('form', { form, merged, ...context })),
    ...(merged
      ? run('brand', {
          parent: merges.get(merged.chain.at(-2) ?? ''),
          forms,
          ...valuesOf(merged),
          merged,
          ...context,
        })
      : []),
    ...run('project', { merges, brands, usedTexts, ...context }),
  ].map(diagnosticOf);
}

const pathsIn = (sources: ParsedSources) =>
  new Map([...filesOf(sources)].flatMap(([root]) => [...pathsByPlace(root)]));

/** Files of a brand with one screen of these blocks. */
export const withScreen = (template: string, ...blocks: object[]): ShortFiles => ({
  [`alfa/screens/${template}`]: { blocks },
});

/** Files of a brand with one form, by default on its lead screen. */
export const withForm = (
  schema: object,
  rest: object = {},
  more: ShortFiles = {},
  template = 'lead',
): ShortFiles => {
  const form = { id: 'form', block: 'form', action: 'goNext', ...rest };
  return { ...withScreen(template, { ...form, schema: { type: 'object', ...schema } }), ...more };
};

/** Files of a brand with one flow of these steps. */
export const withSteps = (...steps: object[]): ShortFiles => ({
  'alfa/flows': { flows: [{ id: 'default', steps }] },
});
