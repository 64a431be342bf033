import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { textAt } from '../src/brand/node.ts';
import { checkBrands } from '../src/diagnostics/check-brands.ts';
import { formatJson } from '../src/diagnostics/format-json.ts';
import { formatText } from '../src/diagnostics/format-text.ts';
import { readBrandSources, readMetaSchemas } from './read-brand-sources.ts';

/** Where a command writes to. */
export interface Output {
  stdout(text: string): void;
  stderr(text: string): void;
}

const FORMATS = ['text', 'json'] as const;
const USAGE = 'Usage: npm run validate-brands -- [--format text|json] [--root DIR]';

/** Why the command could not run, in one sentence. */
class CannotRun extends Error {}

/**
 * Checks every brand file below a project's root and writes what it finds.
 * Gives the exit code: 0 clean or warnings alone, 1 errors, 2 could not run.
 */
export async function validateBrands(args: readonly string[], output: Output): Promise<0 | 1 | 2> {
  try {
    const { format, root } = readOptions(args);
    return await check(root, format, output);
  } catch (error) {
    const { message } = error as Error;
    output.stderr(error instanceof CannotRun ? message : `The check could not run: ${message}.`);
    return 2;
  }
}

function readOptions(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        format: { type: 'string', default: 'text' },
        root: { type: 'string', default: '.' },
      },
    });
    const format = FORMATS.find((name) => name === values.format);
    if (format) return { format, root: resolve(values.root) };
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new CannotRun(`${sentence}. ${USAGE}`, { cause: error });
  }
  throw new CannotRun(`There is no such --format. ${USAGE}`);
}

async function check(root: string, format: (typeof FORMATS)[number], output: Output) {
  for (const folder of ['brands', 'schemas/brand', 'schemas/fields']) {
    const found = await stat(join(root, folder)).catch(() => undefined);
    if (found?.isDirectory()) continue;
    throw new CannotRun(
      `There is no folder ${join(root, folder)}: name the project's root with --root DIR.`,
    );
  }
  const { metaSchemas, programTexts } = await readMetaSchemas(root);
  const sources = await readBrandSources(root);
  const { diagnostics, brands } = checkBrands(sources, metaSchemas, programTexts);
  const lines = brands.map(({ merged: { id, brand } }) => ({
    id,
    key: textAt(brand, 'key') ?? '',
    area: textAt(brand, 'area') ?? '',
  }));
  output.stdout(
    format === 'json'
      ? formatJson(diagnostics)
      : formatText(diagnostics, lines, (file) => sources.json.get(file)),
  );
  return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}
