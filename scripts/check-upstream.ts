import { createInterface } from 'node:readline/promises';
import { checkUpstreamCommand } from './check-upstream/command.ts';

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(question);
  lines.close();
  return answer;
}

process.exitCode = await checkUpstreamCommand(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(`${text}\n`),
  stderr: (text) => process.stderr.write(`${text}\n`),
  onInterrupt: (stop) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.on(signal, stop)),
  ask: process.stdin.isTTY ? ask : undefined,
});
