import { TERMINAL } from './command-line.ts';
import { diffBrands } from './diff-brands/command.ts';

process.exitCode = await diffBrands(process.argv.slice(2), TERMINAL);
