import { benchPages } from './bench/pages/bench-pages.ts';
import { writeReport } from './bench/report.ts';
import { benchServer } from './bench/server/bench-server.ts';

/** Measurements by name; each keeps its results in reports/bench.json. */
const BENCHES: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  pages: benchPages,
  server: benchServer,
  report: writeReport,
};

const [name, ...args] = process.argv.slice(2);

if (name === undefined) {
  for (const bench of Object.values(BENCHES)) await bench([]);
} else if (BENCHES[name]) {
  await BENCHES[name](args);
} else {
  console.error(`There is no '${name}': nothing for all, or ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 2;
}
