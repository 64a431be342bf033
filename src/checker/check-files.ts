import type { ParsedSources } from '../brand/parse/brand-files.ts';
import type { Node } from '../brand/parse/node.ts';
import { once } from '../brand/memo.ts';
import type { Finding } from './rule.ts';
import { runRules } from './run-rules.ts';
import { checkComplete, checkFile } from './structure/check-schema.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';

const known = new WeakMap<Node, Finding[]>();

export const checkFiles = (sources: ParsedSources, metaSchemas: MetaSchemas): Finding[] => [
  ...[...filesOf(sources)].flatMap(([root, schema]) =>
    once(known, root, () => {
      // No parent says what the registry lacks.
      const check = schema === 'registry' ? checkComplete : checkFile;
      const ofRules = runRules('file', { root, schema, metaSchemas });
      return [...check(root, metaSchemas.get(schema)!), ...ofRules];
    }),
  ),
  ...runRules('sources', { sources, metaSchemas }),
];

/** Every file that was read, with the name of its meta-schema. */
export function* filesOf({ folders, fields, registry }: ParsedSources): Generator<[Node, string]> {
  for (const { files, screens } of folders.values()) {
    for (const [name, root] of files) yield [root, name];
    for (const root of screens.values()) yield [root, 'screen'];
  }
  for (const root of fields.values()) yield [root, 'field'];
  if (registry) yield [registry, 'registry'];
}
