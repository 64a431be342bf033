import { validateBrands } from './validate-brands-command.ts';

const { isTTY = false } = process.stdout;

process.exitCode = await validateBrands(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(`${text}\n`),
  stderr: (text) => process.stderr.write(`${text}\n`),
  hasColours: isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
});
