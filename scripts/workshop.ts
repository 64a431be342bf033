import { createGracefulStop } from '../src/server/node/graceful-stop.ts';
import { ListenError } from '../src/server/node/listen.ts';
import { CommandError } from './pictures/command-error.ts';
import { readWorkshopOptions, workshop } from './workshop/command.ts';

try {
  const server = await workshop(readWorkshopOptions(process.argv.slice(2)), {
    stdout: (text) => process.stdout.write(`${text}\n`),
    stderr: (text) => process.stderr.write(`${text}\n`),
  });
  if (server) createGracefulStop({ drainMs: 0, writeMs: 0 }).stopOnSignal(server);
} catch (error) {
  if (!(error instanceof CommandError || error instanceof ListenError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
