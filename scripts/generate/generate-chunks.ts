import { CHUNKS, type ChunkName } from '../../src/contract/chunks.ts';
import type { FieldWidgetDescriptor } from '../../src/contract/descriptors.ts';
import {
  componentOf,
  GENERATED_BY,
  hasOwnName,
  readBlocks,
  readFieldWidgets,
  writeFormatted,
} from './read-descriptors.ts';

const REGISTRY = 'Readonly<Record<string, ComponentType<never>>>';
const TARGET = 'widgets/generated';

type Registry = [key: string, component: string][];
type Blocks = ReturnType<typeof readBlocks>;

/** Imports a component from a file below widgets; by default that of its name, in its folder. */
const importOf = (
  [kind, alias]: ['blocks', 'Block'] | ['fields', 'Widget'],
  name: string,
  file = `${name}/${componentOf(name)}`,
): string =>
  `import { ${componentOf(name)} as ${componentOf(name)}${alias} } from '../${kind}/${file}.tsx';`;

const listed = (entries: Registry): string =>
  `{ ${entries.map(([key, component]) => `'${key}': ${component}`).join(', ')} }`;

/** Keys under which a chunk registers a widget: brand JSON's names, and RJSF's. */
function keysOf(
  chunk: ChunkName | undefined,
  name: string,
  descriptor: FieldWidgetDescriptor,
): string[] {
  if (descriptor.chunk !== chunk) return [];
  return [...(hasOwnName(name, descriptor) ? [name] : []), ...(descriptor.rjsf?.widgets ?? [])];
}

function chunkFile(
  chunk: ChunkName | undefined,
  blocks: Blocks,
  widgets: [string, FieldWidgetDescriptor][],
): string {
  const ownBlocks = blocks.filter(([, descriptor]) => descriptor.chunk === chunk);
  const ownWidgets = widgets
    .map(([name, descriptor]) => ({
      name,
      file: descriptor.file,
      keys: keysOf(chunk, name, descriptor),
    }))
    .filter(({ keys }) => keys.length > 0);
  const imports = [
    ...ownBlocks.map(([name]) => importOf(['blocks', 'Block'], name)),
    ...ownWidgets.map(({ name, file }) => importOf(['fields', 'Widget'], name, file)),
  ];
  const blockList = listed(ownBlocks.map(([name]) => [name, `${componentOf(name)}Block`]));
  const widgetList = listed(
    ownWidgets.flatMap(({ name, keys }) =>
      keys.map((key): [string, string] => [key, `${componentOf(name)}Widget`]),
    ),
  );
  const registries = [
    ...(ownBlocks.length > 0 ? [`export const blocks: ${REGISTRY} = ${blockList};\n`] : []),
    ...(ownWidgets.length > 0 ? [`export const widgets: ${REGISTRY} = ${widgetList};\n`] : []),
  ];
  return `${GENERATED_BY('the descriptors of widgets')}
import type { ComponentType } from 'react';
${imports.join('\n')}

${registries.join('\n')}
${chunk === undefined ? selfLabelled(widgets) : ''}`;
}

function selfLabelled(widgets: [string, FieldWidgetDescriptor][]): string {
  const names = widgets
    .filter(([, { isSelfLabelled }]) => isSelfLabelled)
    .flatMap(([name, descriptor]) => [
      ...(hasOwnName(name, descriptor) ? [name] : []),
      ...(descriptor.rjsf?.names ?? []),
    ]);
  return `
/** Widgets that are groups of controls or carry their own label, so that no label points at one control. */
export const selfLabelled: ReadonlySet<string> = new Set(${JSON.stringify(names)});
`;
}

/** Writes, for every page and for each lazy chunk, the components that it brings. */
export async function generateChunks(): Promise<void> {
  const blocks = readBlocks();
  const { widgets } = readFieldWidgets();
  for (const chunk of [undefined, ...CHUNKS]) {
    await writeFormatted(
      `${TARGET}/${chunk ?? 'page'}-chunk.ts`,
      chunkFile(chunk, blocks, widgets),
    );
  }
}
