import { checkUpstreamCommand } from './check-upstream/command.ts';

process.exitCode = await checkUpstreamCommand(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(`${text}\n`),
  stderr: (text) => process.stderr.write(`${text}\n`),
  onInterrupt: (stop) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, stop)),
});
