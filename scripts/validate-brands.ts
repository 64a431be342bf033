import { validateBrands } from './validate-brands/command.ts';

const { isTTY = false } = process.stdout;

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await validateBrands(process.argv.slice(2), {
  stdout: (text) => process.stdout.write(`${text}\n`),
  stderr: (text) => process.stderr.write(`${text}\n`),
  hasColours: isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
});
