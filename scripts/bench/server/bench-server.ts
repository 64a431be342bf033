import { SERVE } from '../../launch.mjs';
import { STEPS } from '../pages/forms.ts';
import { drawerOf } from '../pages/rivals.ts';
import { pathsOfSteps } from '../pages/step-paths.ts';
import type { Drawings } from '../pages/table.ts';
import { jsonOf, memoryOf, onCore, processorSeconds } from '../processes.ts';
import { conditions } from '../conditions.ts';
import { runServer, startProduct } from '../run-server.ts';
import type { DrawingOrder } from './draw.ts';

const WARM_UP = 1_000;
const PAGES = 10_000;

const AUTOCANNON = 'npx --yes autocannon@8.0.0 --json --connections 4'.split(' ');

/** Asks for so many pages, compressed, from a process on another core; returns pages per second. @throws for a page that does not come. */
async function load(url: string, pages: number): Promise<number> {
  const options = ['--headers', 'accept-encoding=gzip', '--amount', String(pages)];
  const { duration, '2xx': come } = await jsonOf<{ duration: number; '2xx': number }>([
    ...onCore(1),
    ...AUTOCANNON,
    ...options,
    url,
  ]);
  if (come < pages) throw new Error(`${pages - come} of ${pages} pages of ${url} did not come.`);
  return pages / duration;
}

/** Draws by the built product and by `@rjsf/mui` in turns in one process on one core, with Node's arguments for production. */
function timeDrawings(order: DrawingOrder): Promise<Drawings> {
  const flags = SERVE.filter((argument) => argument.startsWith('--'));
  const script = [...flags, '--import', 'tsx', 'scripts/bench/server/draw.ts'];
  return jsonOf([...onCore(0), process.execPath, ...script, JSON.stringify(order)]);
}

/** Prints the pages that the production server sends on one core, and its memory; returns what drawing a page costs. */
export async function benchServer(runs: number): Promise<Drawings> {
  const begin = conditions();
  const upstream = await startProduct();
  try {
    const settings = { API_URL: upstream.origin, ENVIRONMENT: 'test', ALLOW_PLACEHOLDERS: '1' };
    const server = await runServer(settings, '.', [...onCore(0), process.execPath, ...SERVE]);
    try {
      const paths = await pathsOfSteps(upstream.origin);
      const drawing = await timeDrawings({ paths, rival: await drawerOf('stock'), runs });
      console.log('| page | pages per second | processor per page | memory at the end |');
      console.log('| --- | ---: | ---: | ---: |');
      for (const step of STEPS) {
        const url = server.origin + paths[step];
        await load(url, WARM_UP);
        const before = processorSeconds(server.pid);
        const perSecond = await load(url, PAGES);
        const spent = ((processorSeconds(server.pid) - before) * 1000) / PAGES;
        const memory = Math.round(memoryOf(server.pid) / 1e6);
        console.log(
          `| ${step} | ${Math.round(perSecond)} | ${spent.toFixed(2)} ms | ${memory} MB |`,
        );
      }
      console.log(`\nThe production server on one core: ${begin}.`);
      return drawing;
    } finally {
      server.stop();
    }
  } finally {
    upstream.stop();
  }
}
