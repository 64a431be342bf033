import { createInterface } from 'node:readline/promises';
import { newBrand } from './new-brand/command.ts';

const lines = process.stdin.isTTY
  ? createInterface({ input: process.stdin, output: process.stdout })
  : undefined;

process.exitCode = await newBrand(
  process.argv.slice(2),
  {
    stdout: (text) => process.stdout.write(`${text}\n`),
    stderr: (text) => process.stderr.write(`${text}\n`),
  },
  lines && ((words) => lines.question(words)),
);
lines?.close();
