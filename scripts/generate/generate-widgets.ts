import { readdirSync, readFileSync } from 'node:fs';
import { CHUNKS, type ChunkName } from '../../src/contract/chunks.ts';
import { blocks, fieldGroups, fieldWidgets, hasOwnName } from './read-descriptors.ts';
import { camelCase, GENERATED_BY, writeFormatted } from './write-formatted.ts';

type FieldWidget = (typeof fieldWidgets)[number];

interface Registered {
  component: string;
  file: string;
  keys: readonly string[];
}

const componentOf = (name: string): string => camelCase(`-${name}`);

const fileOf = (name: string): string => `${name}/${componentOf(name)}`;

const FIELDS = 'widgets/fields';

const shared = readdirSync(FIELDS)
  .filter((file) => file.endsWith('-fields.tsx'))
  .map((file) => ({ file, text: readFileSync(`${FIELDS}/${file}`, 'utf8') }));

/** The file of a widget below widgets/fields, without its ending: in a folder of its name, or a shared one. */
function widgetFile(name: string): string {
  const exported = new RegExp(`^export (const|function) ${componentOf(name)}\\b`, 'm');
  const found = shared.find(({ text }) => exported.test(text));
  return found ? found.file.replace('.tsx', '') : fileOf(name);
}

/** The names of a widget: the one of brand JSON, then those of RJSF. */
const namesOf = (widget: FieldWidget, ofRjsf: readonly string[] = []): string[] => [
  ...(hasOwnName(widget) ? [widget.name] : []),
  ...ofRjsf,
];

/** Imports of the components and the registry of them; both are empty where there are none. */
function registry(kind: 'blocks' | 'fields', entries: readonly Registered[]) {
  const [name, alias] = kind === 'blocks' ? ['blocks', 'Block'] : ['widgets', 'Widget'];
  const list = entries.flatMap(({ component, keys }) =>
    keys.map((key) => `'${key}': ${component}${alias}`),
  );
  return {
    imports: entries.map(
      ({ component, file }) =>
        `import { ${component} as ${component}${alias} } from '../${kind}/${file}.tsx';\n`,
    ),
    code: list.length
      ? `\nexport const ${name}: Readonly<Record<string, ComponentType<never>>> = { ${list.join(', ')} };\n`
      : '',
  };
}

function chunkFile(chunk: ChunkName | undefined): string {
  const ownBlocks = blocks
    .filter((block) => block.chunk === chunk)
    .map(({ name }) => ({ component: componentOf(name), file: fileOf(name), keys: [name] }));
  const ownWidgets = fieldWidgets
    .filter((widget) => widget.chunk === chunk)
    .map((widget) => ({
      component: componentOf(widget.name),
      file: widgetFile(widget.name),
      keys: namesOf(widget, widget.rjsf?.widgets),
    }));
  const registries = [registry('blocks', ownBlocks), registry('fields', ownWidgets)];
  return `${GENERATED_BY('the descriptors of widgets')}
import type { ComponentType } from 'react';
${registries.flatMap(({ imports }) => imports).join('')}
${registries.map(({ code }) => code).join('')}
${chunk === undefined ? selfLabelled() : ''}`;
}

function selfLabelled(): string {
  const names = fieldWidgets
    .filter((widget) => widget.isSelfLabelled)
    .flatMap((widget) => namesOf(widget, widget.rjsf?.names));
  return `
/** Widgets that are groups of controls or carry their own label, so that no label points at one control. */
export const selfLabelled: ReadonlySet<string> = new Set(${JSON.stringify(names)});
`;
}

function facts(): [name: string, facts: object][] {
  const rjsf = fieldWidgets
    .flatMap(({ rjsf: named, takes = 'text' }) =>
      (named?.names ?? []).map((name): [string, object] => [name, { origin: 'rjsf', takes }]),
    )
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    ...fieldWidgets
      .filter(hasOwnName)
      .map(({ name, chunk, takes = 'text' }): [string, object] => [
        name,
        { origin: 'own', takes, chunk },
      ]),
    ...rjsf,
    ...fieldGroups.map(({ name }): [string, object] => [name, { origin: 'group', takes: 'any' }]),
  ];
}

/** Writes, for every page and for each lazy chunk, the components that it brings, and the facts of all field widgets. */
export async function generateWidgets(): Promise<void> {
  for (const chunk of [undefined, ...CHUNKS]) {
    await writeFormatted(`widgets/generated/${chunk ?? 'page'}-chunk.ts`, chunkFile(chunk));
  }
  await writeFormatted(
    'src/contract/generated/field-widgets.ts',
    `${GENERATED_BY('widgets/fields')}
import type { FieldWidgetFacts } from '../descriptors.ts';

/** Facts of each widget, by its name in 'ui:widget'. */
export const fieldWidgetFacts: ReadonlyMap<string, FieldWidgetFacts> = new Map<string, FieldWidgetFacts>(${JSON.stringify(facts())});
`,
  );
}
