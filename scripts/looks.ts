import { TERMINAL } from './command-line.ts';
import { looks } from './looks/command.ts';

process.exitCode = await looks(process.argv.slice(2), TERMINAL);
