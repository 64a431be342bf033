import { TERMINAL } from './command-line.ts';
import { newBrand } from './new-brand/command.ts';

process.exitCode = await newBrand(process.argv.slice(2), TERMINAL);
