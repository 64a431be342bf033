import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { ChunkName } from '../../src/contract/chunks.ts';
import type {
  BlockDescriptor,
  BlockDescriptors,
  FieldGroupDescriptor,
  FieldWidgetDescriptor,
} from '../../src/contract/descriptors.ts';
import { page } from '../../widgets/blocks/descriptors/page.ts';
import { payment } from '../../widgets/blocks/descriptors/payment.ts';
import { steps } from '../../widgets/blocks/descriptors/steps.ts';
import { success } from '../../widgets/blocks/descriptors/success.ts';
import { fields } from '../../widgets/fields/descriptors.ts';

export const GENERATED_BY = (source: string) =>
  `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;

type Block = BlockDescriptor & { chunk?: ChunkName };
type Options = Readonly<Record<string, { title?: string }>>;

/** The options, each with a title. */
const titled = <All extends Options | undefined>(options: All): All =>
  Object.fromEntries(
    Object.entries<{ title?: string }>(options ?? {}).map(([name, { title, ...option }]) => [
      name,
      { title: title ?? name[0]!.toUpperCase() + name.slice(1), ...option },
    ]),
  ) as All;

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);

const blocksOf = (blocks: BlockDescriptors, chunk?: ChunkName): [string, Block][] =>
  Object.entries(blocks).map(([name, own]) => [
    name,
    { ...own, chunk, options: titled(own.options) },
  ]);

/** Every block that has a folder, with the lazy chunk that brings it, by name. */
export const readBlocks = (): [string, Block][] =>
  [
    ...blocksOf(page),
    ...blocksOf(payment, 'payment'),
    ...blocksOf(steps, 'steps'),
    ...blocksOf(success, 'success'),
  ].sort(byName);

/** Every field widget, and every group of fields that has a widget's name. */
export function readFieldWidgets() {
  const widgets: [string, FieldWidgetDescriptor][] = [];
  const groups: [string, FieldGroupDescriptor][] = [];
  for (const [name, own] of Object.entries(fields).sort(byName)) {
    if ('isGroup' in own) groups.push([name, own]);
    else widgets.push([name, { ...own, options: own.options && titled(own.options) }]);
  }
  return { widgets, groups };
}

/** Whether brand JSON names a widget by its folder, and not only by RJSF's names. */
export const hasOwnName = (name: string, { rjsf }: FieldWidgetDescriptor): boolean =>
  !rjsf?.names.includes(name);

/** The variable for a file: 'card-number' → 'cardNumber'. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The component of a folder: 'order-summary' → 'OrderSummary'. */
export const componentOf = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes a file as prettier formats it, unless it says the same already. */
export async function writeFormatted(path: string, text: string): Promise<void> {
  const options = await resolveConfig(path);
  const formatted = await format(text, { ...options, filepath: path });
  const known = existsSync(path) ? await readFile(path, 'utf8') : undefined;
  if (known !== formatted) await writeFile(path, formatted);
}
