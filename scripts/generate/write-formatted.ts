import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';

/** A text as `npm run format` leaves it in the file at a path. */
export const formatted = async (filepath: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(filepath)), filepath });

async function writeFormatted(path: string, text: string): Promise<void> {
  const wanted = await formatted(path, text);
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known !== wanted) await writeFile(path, wanted);
}

/** Writes a module that says what it was made from. */
export const writeModule = (path: string, source: string, code: string): Promise<void> =>
  writeFormatted(
    path,
    `// Generated from ${source} by \`npm run generate\`. Do not edit.\n\n${code}`,
  );

/** Changes what a JSON file says, in place. */
export async function editJson(
  path: string,
  change: (value: ReturnType<typeof JSON.parse>) => void,
): Promise<void> {
  const value = JSON.parse(await readFile(path, 'utf8'));
  change(value);
  await writeFormatted(path, JSON.stringify(value, null, 2));
}

/** The variable for a file: 'card-number' → 'cardNumber'. */
export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
