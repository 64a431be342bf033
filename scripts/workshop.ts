import { runCommand, TERMINAL } from './command-line.ts';
import { readWorkshopOptions, workshop } from './workshop/command.ts';

process.exitCode = await runCommand(TERMINAL, async () => {
  await workshop(readWorkshopOptions(process.argv.slice(2)), TERMINAL);
  return 0;
});
