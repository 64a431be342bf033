import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { SERVE } from '../../launch.mjs';
import { STEPS } from '../pages/forms.ts';
import { pathsOfSteps } from '../pages/step-paths.ts';
import { memoryOf, onCore, processorSeconds } from '../process-figures.ts';
import { copyProject } from '../project-copy.ts';
import { conditions, saveResults, type ServerResult } from '../results.ts';
import { runServer, startProduct } from '../run-server.ts';
import { timeDrawings } from './time-drawings.ts';

const WARM_UP = 1_000;
const PAGES = 10_000;
/** Rounds of drawings. */
const RUNS = '5';

const AUTOCANNON = 'npx --yes autocannon@8.0.0 --json --connections 4'.split(' ');

/** Asks for so many pages, compressed, from a process on another core. @throws for a page that does not come. */
async function load(url: string, pages: number): Promise<{ pagesPerSecond: number }> {
  const command = [...onCore(1), ...AUTOCANNON, '--headers', 'accept-encoding=gzip'];
  const [program, ...args] = [...command, '--amount', String(pages), url];
  const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  const status = await new Promise((resolve) => child.on('exit', resolve));
  if (status !== 0) throw new Error(`autocannon ended with ${status}.`);
  const { duration, '2xx': come } = JSON.parse(printed) as { duration: number; '2xx': number };
  if (come < pages) throw new Error(`${pages - come} of ${pages} pages of ${url} did not come.`);
  return { pagesPerSecond: pages / duration };
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
    drawing = await timeDrawings(root, paths, Number(runs));
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
