import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { camelCase, GENERATED_BY } from './read-descriptors.ts';

const RULES = 'src/rules';
const TARGET = 'src/rules/generated';

/** Folders of rules: those that hold a file of their own name, such as cpf/cpf.ts. */
async function ruleFolders(): Promise<string[]> {
  const entries = await readdir(RULES, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(join(RULES, name, `${name}.ts`)))
    .sort();
}

function table(folders: readonly string[], member: string, declaration: string): string {
  const imports = folders.map(
    (name) => `import { ${member} as ${camelCase(name)} } from '../${name}/${name}.ts';`,
  );
  const entries = folders.map((name) => `  ...${camelCase(name)},`);
  return [
    GENERATED_BY('the folders of src/rules'),
    ...imports,
    '',
    `${declaration} = {`,
    ...entries,
    '};',
    '',
  ].join('\n');
}

/**
 * Writes the tables of all formats. Checks and descriptors stand in two files, because browsers load
 * the checks alone.
 */
export async function generateFormatTables(): Promise<void> {
  const folders = await ruleFolders();
  await writeFile(
    join(TARGET, 'format-checks.ts'),
    table(folders, 'checks', 'export const formatChecks'),
  );
  await writeFile(
    join(TARGET, 'format-descriptors.ts'),
    table(folders, 'descriptors', 'export const formatDescriptors'),
  );
}
