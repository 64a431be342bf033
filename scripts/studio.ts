import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createGracefulStop } from '../src/server/node/graceful-stop.ts';
import { ListenError } from '../src/server/node/listen.ts';
import { CannotPreview, checkOut, checkSources } from './preview-brands/command.ts';
import { serveStudio } from './studio/serve-studio.ts';
import { languageOf } from './validate-brands/language-option.ts';

const DEFAULT_PORT = 4500;
const DRAWING = { en: 'Drawing the brands…', 'pt-BR': 'Desenhando as marcas…' };
const USAGE = 'Usage: npm run studio -- [--sources DIR] [--out DIR]';

/** The folder with `brands/` and `schemas/`, and the one for the pages, which is replaced. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        sources: { type: 'string', default: '.' },
        out: { type: 'string', default: 'reports/studio' },
      },
    });
    return { root: resolve(values.sources), folder: resolve(values.out) };
  } catch (error) {
    throw new CannotPreview(`${(error as Error).message.split('. ')[0]}. ${USAGE}`, {
      cause: error,
    });
  }
}

try {
  const { root, folder } = readOptions();
  await checkSources(root);
  await checkOut(folder);
  console.log(DRAWING[languageOf(undefined) ?? 'en']);
  const { server, address } = await serveStudio(
    root,
    folder,
    Number(process.env.PORT ?? DEFAULT_PORT),
  );
  createGracefulStop({ drainMs: 0, writeMs: 0 }).stopOnSignal(server);
  console.log(`ready: ${address}`);
} catch (error) {
  if (!(error instanceof ListenError || error instanceof CannotPreview)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
