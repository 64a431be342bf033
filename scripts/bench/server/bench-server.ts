import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { codesOfBrands } from '../keystroke.ts';
import { addStepBrands, pathsOfSteps } from '../pages/step-brands.ts';
import { DRAWN_STEPS, timeDrawings } from './time-drawings.ts';
import { SERVE } from '../../launch.mjs';
import { memoryOf, onCore, processorSeconds } from '../process-figures.ts';
import { copyProject } from '../project-copy.ts';
import { conditions, PAGES_PER_SAMPLE, saveResults, type ServerResult } from '../results.ts';
import { runServer, startProduct } from '../run-server.ts';

const SECONDS = 10;
const WARM_UP = '3s';
/** Rounds of drawings. */
const RUNS = 5;

/** Asks for pages until a limit ('10s', or a number of pages), from a process on another core; returns how many came. */
async function load(limit: string, ...urls: readonly string[]): Promise<number> {
  const script = [process.execPath, '--import', 'tsx', 'scripts/bench/server/load.ts'];
  const [program, ...args] = [...onCore(1), ...script, limit, ...urls];
  const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  const status = await new Promise((resolve) => child.on('exit', resolve));
  if (status !== 0) throw new Error(`The load on ${urls[0]} ended with ${status}.`);
  return Number(printed);
}

/** Lead pages of all brands in turn, each with a campaign of its own; resolves to the memory after each 100,000. */
async function soak(server: { origin: string; pid: number }, pages: number): Promise<number[]> {
  const codes = new Set(await codesOfBrands());
  const urls = [...codes].map((code) => `${server.origin}/lead?product=${code}&utm_campaign={n}`);
  const memory: number[] = [];
  for (let begun = 0; begun < pages; begun += PAGES_PER_SAMPLE) {
    await load(String(Math.min(PAGES_PER_SAMPLE, pages - begun)), ...urls);
    memory.push(memoryOf(server.pid));
    console.log(`${begun + PAGES_PER_SAMPLE} pages: ${Math.round(memory.at(-1)! / 1e6)} MB`);
  }
  return memory;
}

/**
 * Measures how many lead and payment pages the production server sends on one core, its memory, and what the
 * drawing of a page costs beside the same form by `@rjsf/mui`.
 *
 * @param args `--runs <n>` for the drawings; `--soak 1000000` sends so many lead pages after all and samples the memory.
 */
export async function benchServer(args: string[]): Promise<void> {
  const { soak: soakPages, runs } = parseArgs({
    args,
    options: {
      soak: { type: 'string', default: '0' },
      runs: { type: 'string', default: String(RUNS) },
    },
  }).values;
  const begin = conditions();
  const steps: ServerResult['steps'] = {};
  let drawing: ServerResult['drawing'] = {};
  let memory: number[] = [];
  const opened: (() => unknown)[] = [];
  try {
    const root = await copyProject();
    opened.push(() => rm(root, { recursive: true, force: true }));
    await addStepBrands(root);
    const upstream = await startProduct(root);
    opened.push(upstream.stop);
    const settings = { API_URL: upstream.origin, ENVIRONMENT: 'test', ALLOW_PLACEHOLDERS: '1' };
    const command = [...onCore(0), process.execPath, ...SERVE];
    const server = await runServer(settings, root, command);
    opened.push(server.stop);
    const paths = await pathsOfSteps(root, upstream.origin);
    drawing = await timeDrawings(root, paths, Number(runs));
    console.log(`drawing: ${JSON.stringify(drawing)}`);
    for (const step of DRAWN_STEPS) {
      const url = server.origin + paths[step];
      await load(WARM_UP, url);
      const before = processorSeconds(server.pid);
      const pages = await load(`${SECONDS}s`, url);
      const spent = before === undefined ? undefined : processorSeconds(server.pid)! - before;
      steps[step] = {
        pagesPerSecond: pages / SECONDS,
        processorMilliseconds: spent === undefined ? undefined : (spent * 1000) / pages,
        memory: memoryOf(server.pid),
      };
      console.log(`${step}: ${JSON.stringify(steps[step])}`);
    }
    memory = await soak(server, Number(soakPages));
  } finally {
    for (const close of opened.reverse()) await close();
  }
  saveResults({ server: { ...begin, steps, drawing, ...(memory.length > 0 && { soak: memory }) } });
}
