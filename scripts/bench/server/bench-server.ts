import { execFile, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { promisify } from 'node:util';
import { SERVE } from '../../launch.mjs';
import { conditions } from '../conditions.ts';
import { readForms, STEPS } from '../pages/forms.ts';
import { runServer, startProduct } from '../run-server.ts';
import type { DrawingOrder, Drawings } from './draw.ts';

const WARM_UP = 1_000;
const PAGES = 10_000;

const AUTOCANNON = 'npx --yes autocannon@8.0.0 --json --connections 4'.split(' ');

/** Words before a command that keep it on one core, where the system can do that. */
const onCore = (core: number): string[] =>
  cpus().length > core && spawnSync('taskset', ['--version']).status === 0
    ? ['taskset', '-c', String(core)]
    : [];

/** Runs a command and reads the JSON that it prints. @throws where it fails. */
async function jsonOf<Printed>([program, ...args]: readonly string[]): Promise<Printed> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(program!, args, { env });
  return JSON.parse(stdout) as Printed;
}

/** Asks for so many pages, compressed, from a process on another core; returns pages per second. @throws for a page that does not come. */
async function load(url: string, pages: number): Promise<number> {
  const options = ['--headers', 'accept-encoding=gzip', '--amount', String(pages)];
  const command = [...onCore(1), ...AUTOCANNON, ...options, url];
  const { duration, '2xx': come } = await jsonOf<{ duration: number; '2xx': number }>(command);
  if (come < pages) throw new Error(`${pages - come} of ${pages} pages of ${url} did not come.`);
  return pages / duration;
}

const METRICS_TOKEN = 'bench-of-this-machine-alone-0123456789';

/** A metric of the server's process. */
async function metricOf(origin: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${origin}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)![1]);
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
  const settings = {
    API_URL: upstream.origin,
    ENVIRONMENT: 'test',
    ALLOW_PLACEHOLDERS: '1',
    METRICS_TOKEN,
  };
  const command = [...onCore(0), process.execPath, ...SERVE];
  const { origin, stop } = await runServer(settings, '.', command);
  const forms = readForms();
  const drawings = await timeDrawings({ forms, runs });
  console.log('| page | pages per second | processor per page | memory at the end |');
  console.log('| --- | ---: | ---: | ---: |');
  for (const step of STEPS) {
    await load(origin + forms[step].path, WARM_UP);
    const before = await metricOf(origin, 'process_cpu_seconds_total');
    const perSecond = await load(origin + forms[step].path, PAGES);
    const spent = (await metricOf(origin, 'process_cpu_seconds_total')) - before;
    const memory = await metricOf(origin, 'process_resident_memory_bytes');
    const figures = [
      Math.round(perSecond),
      `${((spent * 1000) / PAGES).toFixed(2)} ms`,
      `${Math.round(memory / 1e6)} MB`,
    ];
    console.log(`| ${[step, ...figures].join(' | ')} |`);
  }
  console.log(`\nThe production server on one core: ${begin}.`);
  stop();
  upstream.stop();
  return drawings;
}
