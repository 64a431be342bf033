import { parseArgs } from 'node:util';
import { benchPages } from './bench/pages/bench-pages.ts';
import { benchServer } from './bench/server/bench-server.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const [kind = 'all'] = positionals;
const runs = Number(values.runs);

if (!['all', 'pages', 'server'].includes(kind) || !Number.isInteger(runs) || runs < 1) {
  console.error('Usage: npm run bench -- [pages|server] [--runs 5]');
  process.exit(2);
}
const drawings = kind === 'pages' ? undefined : await benchServer(runs);
if (kind !== 'server') await benchPages(runs, drawings);
// Servers and browser end with this process.
process.exit();
