import { CHUNKS, type ChunkName } from '../../src/contract/chunks.ts';
import type { BlockDescriptor, FieldWidgetDescriptor } from '../../src/contract/descriptors.ts';
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
type Place = ChunkName | 'page';

const importOf = (kind: 'blocks' | 'fields', name: string, alias: string): string =>
  `import { ${componentOf(name)} as ${alias} } from '../${kind}/${name}/${componentOf(name)}.tsx';`;

const listed = (entries: Registry): string =>
  `{ ${entries.map(([key, component]) => `'${key}': ${component}`).join(', ')} }`;

/** Keys under which a chunk registers a widget: brand JSON's names, and RJSF's. */
function keysOf(chunk: Place, name: string, descriptor: FieldWidgetDescriptor): string[] {
  if (descriptor.chunk !== chunk) return [];
  return [...(hasOwnName(name, descriptor) ? [name] : []), ...(descriptor.rjsf?.widgets ?? [])];
}

function chunkFile(
  chunk: Place,
  blocks: [string, BlockDescriptor][],
  widgets: [string, FieldWidgetDescriptor][],
): string {
  const ownBlocks = blocks.filter(([, descriptor]) => descriptor.chunk === chunk);
  const ownWidgets = widgets
    .map(([name, descriptor]) => ({ name, keys: keysOf(chunk, name, descriptor) }))
    .filter(({ keys }) => keys.length > 0);
  const imports = [
    ...ownBlocks.map(([name]) => importOf('blocks', name, `${componentOf(name)}Block`)),
    ...ownWidgets.map(({ name }) => importOf('fields', name, `${componentOf(name)}Widget`)),
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
  return `${GENERATED_BY('widgets/*/*/descriptor.ts')}
import type { ComponentType } from 'react';
${imports.join('\n')}

${registries.join('\n')}
${chunk === 'page' ? selfLabelled(widgets) : ''}`;
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
  const blocks = await readBlocks();
  const { widgets } = await readFieldWidgets();
  for (const chunk of ['page', ...CHUNKS] as const) {
    await writeFormatted(`${TARGET}/${chunk}-chunk.ts`, chunkFile(chunk, blocks, widgets));
  }
}
