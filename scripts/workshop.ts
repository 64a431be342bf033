import { TERMINAL } from './command-line.ts';
import { runCommand } from './run-command.ts';
import { readWorkshopOptions, workshop } from './workshop/command.ts';

process.exitCode = await runCommand(TERMINAL, async () => {
  await workshop(readWorkshopOptions(process.argv.slice(2)), TERMINAL);
  return 0;
});
