import { TERMINAL } from './command-line.ts';
import { validateBrands } from './validate-brands/command.ts';

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await validateBrands(process.argv.slice(2), TERMINAL);
