import { validateBrands } from './validate-brands-command.ts';

process.exitCode = await validateBrands(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(`${text}\n`),
  stderr: (text) => process.stderr.write(`${text}\n`),
});
