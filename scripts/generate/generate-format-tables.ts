import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const RULES = 'src/rules';
const TARGET = 'src/rules/generated';
const BANNER = '// Generated from the folders of src/rules by `npm run generate`. Do not edit.\n';

/** Folders of rules: those that hold a file of their own name, such as cpf/cpf.ts. */
async function ruleFolders(): Promise<string[]> {
  const entries = await readdir(RULES, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => existsSync(join(RULES, name, `${name}.ts`)))
    .sort();
}

const camelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function table(folders: readonly string[], member: string, declaration: string): string {
  const imports = folders.map(
    (name) => `import { ${member} as ${camelCase(name)} } from '../${name}/${name}.ts';`,
  );
  const entries = folders.map((name) => `  ...${camelCase(name)},`);
  return [BANNER, ...imports, '', `${declaration} = {`, ...entries, '};', ''].join('\n');
}

/**
 * Writes the tables of all formats. Checks and descriptors stand in two files, because browsers load
 * the checks alone.
 */
export async function generateFormatTables(): Promise<void> {
  const folders = await ruleFolders();
  await mkdir(TARGET, { recursive: true });
  await writeFile(
    join(TARGET, 'format-checks.ts'),
    table(folders, 'checks', 'export const formatChecks'),
  );
  await writeFile(
    join(TARGET, 'format-descriptors.ts'),
    table(folders, 'descriptors', 'export const formatDescriptors'),
  );
}
