import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { SERVE } from '../../launch.mjs';
import { STEPS } from '../pages/forms.ts';
import { drawerOf } from '../pages/rivals.ts';
import { pathsOfSteps } from '../pages/step-paths.ts';
import { jsonOf, memoryOf, onCore, processorSeconds } from '../processes.ts';
import { copyProject } from '../project-copy.ts';
import { conditions, saveResults, type ServerResult } from '../results.ts';
import { runServer, startProduct } from '../run-server.ts';
import type { DrawingOrder } from './draw.ts';

const WARM_UP = 1_000;
const PAGES = 10_000;
/** Rounds of drawings. */
const RUNS = '5';

const AUTOCANNON = 'npx --yes autocannon@8.0.0 --json --connections 4'.split(' ');

/** Asks for so many pages, compressed, from a process on another core. @throws for a page that does not come. */
async function load(url: string, pages: number): Promise<{ pagesPerSecond: number }> {
  const options = ['--headers', 'accept-encoding=gzip', '--amount', String(pages)];
  const { duration, '2xx': come } = await jsonOf<{ duration: number; '2xx': number }>([
    ...onCore(1),
    ...AUTOCANNON,
    ...options,
    url,
  ]);
  if (come < pages) throw new Error(`${pages - come} of ${pages} pages of ${url} did not come.`);
  return { pagesPerSecond: pages / duration };
}

/**
 * Measures the processor time that a page costs to draw, by the built product without a page cache and by
 * `@rjsf/mui`, in turns in one process on one core, with Node's arguments for the production server.
 */
function timeDrawings(order: DrawingOrder): Promise<ServerResult['drawing']> {
  const flags = SERVE.filter((argument) => argument.startsWith('--'));
  const script = [...flags, '--import', 'tsx', 'scripts/bench/server/draw.ts'];
  return jsonOf([...onCore(0), process.execPath, ...script, JSON.stringify(order)]);
}

/**
 * Measures how many lead and payment pages the production server sends on one core, its memory, and what the
 * drawing of a page costs beside the same form by `@rjsf/mui`.
 *
 * @param args `--runs <n>` for the drawings.
 */
export async function benchServer(args: string[]): Promise<void> {
  const { runs } = parseArgs({
    args,
    options: { runs: { type: 'string', default: RUNS } },
  }).values;
  const begin = conditions();
  const steps: ServerResult['steps'] = {};
  let drawing: ServerResult['drawing'] = {};
  const opened: (() => unknown)[] = [];
  try {
    const root = await copyProject();
    opened.push(() => rm(root, { recursive: true, force: true }));
    const upstream = await startProduct(root);
    opened.push(upstream.stop);
    const settings = { API_URL: upstream.origin, ENVIRONMENT: 'test', ALLOW_PLACEHOLDERS: '1' };
    const command = [...onCore(0), process.execPath, ...SERVE];
    const server = await runServer(settings, root, command);
    opened.push(server.stop);
    const paths = await pathsOfSteps(root, upstream.origin);
    drawing = await timeDrawings({
      root,
      paths,
      rival: await drawerOf('stock'),
      runs: Number(runs),
    });
    console.log(`drawing: ${JSON.stringify(drawing)}`);
    for (const step of STEPS) {
      const url = server.origin + paths[step];
      await load(url, WARM_UP);
      const before = processorSeconds(server.pid);
      const { pagesPerSecond } = await load(url, PAGES);
      const spent = before === undefined ? undefined : processorSeconds(server.pid)! - before;
      steps[step] = {
        pagesPerSecond,
        processorMilliseconds: spent === undefined ? undefined : (spent * 1000) / PAGES,
        memory: memoryOf(server.pid),
      };
      console.log(`${step}: ${JSON.stringify(steps[step])}`);
    }
  } finally {
    for (const close of opened.reverse()) await close();
  }
  saveResults({ server: { ...begin, steps, drawing } });
}
