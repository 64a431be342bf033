import { diffBrands } from './diff-brands/command.ts';

process.exitCode = await diffBrands(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(`${text}\n`),
  stderr: (text) => process.stderr.write(`${text}\n`),
});
