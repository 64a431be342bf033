import { createGracefulStop } from '../src/server/node/graceful-stop.ts';
import { ListenError } from '../src/server/node/listen.ts';
import { CannotRun, TERMINAL } from './command-line.ts';
import { CommandError } from './pictures/command-error.ts';
import { readWorkshopOptions, workshop } from './workshop/command.ts';

try {
  const server = await workshop(readWorkshopOptions(process.argv.slice(2)), TERMINAL);
  if (server) createGracefulStop({ drainMs: 0, writeMs: 0 }).stopOnSignal(server);
} catch (error) {
  const isSaid = [CannotRun, CommandError, ListenError].some((kind) => error instanceof kind);
  if (!isSaid) throw error;
  TERMINAL.stderr((error as Error).message);
  process.exitCode = 2;
}
