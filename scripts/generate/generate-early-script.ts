import { mkdir } from 'node:fs/promises';
import { build, type Rolldown } from 'vite';
import { GENERATED_BY, writeFormatted } from './read-descriptors.ts';

const TARGET = 'src/server/generated';

/** Bundles the script that a page with a form carries inside it; the server reads it as a string. */
export async function generateEarlyScript(): Promise<void> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: {
        input: 'src/early/early-entry.ts',
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = built.output[0];
  await mkdir(TARGET, { recursive: true });
  await writeFormatted(
    `${TARGET}/early-script.ts`,
    `${GENERATED_BY('src/early')}export const EARLY_SCRIPT = ${JSON.stringify(code.trim())};\n`,
  );
}
