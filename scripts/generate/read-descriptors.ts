import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type {
  BlockDescriptor,
  FieldGroupDescriptor,
  FieldWidgetDescriptor,
} from '../../src/contract/descriptors.ts';

export const GENERATED_BY = (source: string) =>
  `// Generated from ${source} by \`npm run generate\`. Do not edit.\n`;

async function read<Descriptor>(folder: string): Promise<[name: string, Descriptor][]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .map(({ name }) => name)
    .filter((name) => existsSync(`${folder}/${name}/descriptor.ts`))
    .sort();
  return Promise.all(
    names.map(async (name): Promise<[string, Descriptor]> => {
      const { href } = pathToFileURL(resolve(folder, name, 'descriptor.ts'));
      const module: { descriptor: Descriptor } = await import(href);
      return [name, module.descriptor];
    }),
  );
}

/** Every block that has a folder, by name. */
export const readBlocks = () => read<BlockDescriptor>('widgets/blocks');

/** Every field widget, and every group of fields that has a widget's name. */
export async function readFieldWidgets() {
  const all = await read<FieldWidgetDescriptor | FieldGroupDescriptor>('widgets/fields');
  const widgets: [string, FieldWidgetDescriptor][] = [];
  const groups: [string, FieldGroupDescriptor][] = [];
  for (const [name, descriptor] of all) {
    if ('isGroup' in descriptor) groups.push([name, descriptor]);
    else widgets.push([name, descriptor]);
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
