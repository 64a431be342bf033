import { spawn } from 'node:child_process';
import { SERVE } from '../../launch.mjs';
import { withServerBuild } from '../pages/build-rivals.ts';
import type { Step } from '../pages/forms.ts';
import type { Drawing } from '../pages/table.ts';
import { onCore } from '../process-figures.ts';

/** What `draw.ts` is asked to draw. */
export interface DrawingOrder {
  /** Folder of the built project. */
  root: string;
  /** Address of the module that draws by `@rjsf/mui`. */
  rival: string;
  runs: number;
  paths: Readonly<Record<Step, string>>;
}

/** Runs `draw.ts` on one core, with Node's arguments for the production server; resolves to what it prints. */
async function drawings(order: DrawingOrder): Promise<Record<Step, Drawing>> {
  const flags = SERVE.filter((argument) => argument.startsWith('--'));
  const script = [...flags, '--import', 'tsx', 'scripts/bench/server/draw.ts'];
  const [program, ...args] = [...onCore(0), process.execPath, ...script, JSON.stringify(order)];
  const child = spawn(program!, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += String(chunk)));
  const status = await new Promise((resolve) => child.on('exit', resolve));
  if (status !== 0) throw new Error(`The drawings ended with ${status}.`);
  return JSON.parse(printed) as Record<Step, Drawing>;
}

/**
 * Measures the processor time that a page costs to draw, by the built product without a page cache and by
 * `@rjsf/mui`, in turns in one process.
 *
 * @param root Folder of the built project.
 * @param runs Rounds that count; their medians are returned, in milliseconds per page.
 */
export const timeDrawings = (root: string, paths: DrawingOrder['paths'], runs: number) =>
  withServerBuild('stock/draw.tsx', (rival) => drawings({ root, rival, runs, paths }));
