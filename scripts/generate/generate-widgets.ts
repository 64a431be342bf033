import { readdirSync, readFileSync } from 'node:fs';
import { CHUNKS, type ChunkName } from '../../src/contract/chunks.ts';
import { blocks, fieldGroups, fieldWidgets, hasOwnName } from './read-descriptors.ts';
import { camelCase, writeModule } from './write-formatted.ts';

type FieldWidget = (typeof fieldWidgets)[number];

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

function chunkFile(chunk: ChunkName | undefined): string {
  const ownBlocks = blocks.filter((block) => block.chunk === chunk);
  const ownWidgets = fieldWidgets.filter((widget) => widget.chunk === chunk);
  const tables = [
    registry('blocks', ownBlocks, ({ name }) => ({ file: fileOf(name), keys: [name] })),
    registry('fields', ownWidgets, (widget) => ({
      file: widgetFile(widget.name),
      keys: namesOf(widget, widget.rjsf?.widgets),
    })),
  ];
  return `import type { ComponentType } from 'react';
${tables.flatMap(({ imports }) => imports).join('\n')}

${tables.map(({ code }) => code).join('\n')}
${chunk === undefined ? selfLabelled() : ''}`;
}

/** Imports of components and the table of them, which is left out where it is empty. */
function registry<Part extends { name: string }>(
  kind: 'blocks' | 'fields',
  parts: readonly Part[],
  placeOf: (part: Part) => { file: string; keys: readonly string[] },
) {
  const [table, alias] = kind === 'blocks' ? ['blocks', 'Block'] : ['widgets', 'Widget'];
  const components = parts.map((part) => ({ name: componentOf(part.name), ...placeOf(part) }));
  const entries = components.flatMap(({ name, keys }) =>
    keys.map((key) => `'${key}': ${name}${alias}`),
  );
  return {
    imports: components.map(
      ({ name, file }) => `import { ${name} as ${name}${alias} } from '../${kind}/${file}.tsx';`,
    ),
    code: entries.length
      ? `export const ${table}: Readonly<Record<string, ComponentType<never>>> = { ${entries.join(', ')} };\n`
      : '',
  };
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

function facts(): (readonly [name: string, facts: object])[] {
  const own = fieldWidgets.filter(hasOwnName).map(({ name, chunk, takes = 'text' }) => {
    return [name, { origin: 'own', takes, chunk }] as const;
  });
  const ofRjsf = fieldWidgets.flatMap(({ rjsf, takes = 'text' }) =>
    (rjsf?.names ?? []).map((name) => [name, { origin: 'rjsf', takes }] as const),
  );
  ofRjsf.sort(([one], [other]) => (one < other ? -1 : 1));
  const groups = fieldGroups.map(({ name }) => [name, { origin: 'group', takes: 'any' }] as const);
  return [...own, ...ofRjsf, ...groups];
}

/** Writes, for every page and for each lazy chunk, the components that it brings, and the facts of all field widgets. */
export async function generateWidgets(): Promise<void> {
  for (const chunk of [undefined, ...CHUNKS]) {
    const target = `widgets/generated/${chunk ?? 'page'}-chunk.ts`;
    await writeModule(target, 'the descriptors of widgets', chunkFile(chunk));
  }
  await writeModule(
    'src/contract/generated/field-widgets.ts',
    'widgets/fields',
    `import type { FieldWidgetFacts } from '../descriptors.ts';

/** Facts of each widget, by its name in 'ui:widget'. */
export const fieldWidgetFacts: ReadonlyMap<string, FieldWidgetFacts> = new Map<string, FieldWidgetFacts>(${JSON.stringify(facts())});
`,
  );
}
