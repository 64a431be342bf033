import { checkUpstreamCommand } from './check-upstream/command.ts';
import { askTerminal, TERMINAL } from './command-line.ts';

process.exitCode = await checkUpstreamCommand(process.argv.slice(2), {
  ...TERMINAL,
  onInterrupt: (stop) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.on(signal, stop)),
  ask: askTerminal,
});
