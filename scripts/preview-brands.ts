import { createGracefulStop } from '../src/server/node/graceful-stop.ts';
import { ListenError } from '../src/server/node/listen.ts';
import { serveFolder } from './preview-brands/serve-folder.ts';
import { CannotPreview, previewBrands, readPreviewOptions } from './preview-brands/command.ts';

try {
  const options = readPreviewOptions(process.argv.slice(2));
  await previewBrands(options, {
    stdout: (text) => process.stdout.write(`${text}\n`),
    stderr: (text) => process.stderr.write(`${text}\n`),
  });
  if (options.port !== undefined) {
    const host = process.env.HOST?.trim() || undefined;
    const { server, port } = await serveFolder(options.out, options.port, host);
    createGracefulStop({ drainMs: 0, writeMs: 0 }).stopOnSignal(server);
    console.log(`ready: http://localhost:${port}/`);
  }
} catch (error) {
  if (!(error instanceof CannotPreview || error instanceof ListenError)) throw error;
  const { message } = error;
  console.error(error instanceof ListenError ? message.replace(/PORT=/, '--port ') : message);
  process.exitCode = 2;
}
