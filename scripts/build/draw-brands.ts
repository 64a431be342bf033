import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Catalogue, CatalogueEntry } from '../../src/contract/compiled-brand.ts';

/** Task of a process that draws: the brands to draw, and the program that draws them. */
export interface DrawWork {
  /** Folder of the built brands. */
  folder: string;
  /** Address of the built module that exports `renderPage` and `brandRuntime`. */
  program: string;
  /** The most memory that it may take. */
  megabytes?: number;
}

/** Message of that process: that it waits for a brand, the screen that it is at, and how the brand ended. */
export type DrawReport =
  | { kind: 'ready' }
  | { kind: 'done' }
  | { kind: 'screen'; screen: string }
  | { kind: 'failed'; why: string };

interface DrawOptions {
  /** The longest that a screen may take, in milliseconds. */
  limitMs?: number;
}

/** A brand that must not be served, and the screen at which that was found. */
export interface RefusedBrand {
  id: string;
  screen: string;
  why: string;
}

/** A screen is drawn in a hundredth of a second; a busy machine may need a hundred times as long. */
const LIMIT_MS = 10_000;
const MAX_MEGABYTES = 1024;

/** Starts a process that draws, and resolves when it has loaded the program. */
async function startDrawer({
  megabytes = MAX_MEGABYTES,
  ...work
}: DrawWork): Promise<ChildProcess> {
  const drawer = fork('scripts/build/draw-worker.ts', [JSON.stringify(work)], {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${megabytes}`],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await Promise.race([once(drawer, 'message'), once(drawer, 'exit')]);
  if (!drawer.connected) throw new Error('The process that draws brands ended before its first.');
  return drawer;
}

/**
 * Draws and checks every screen of every built brand. A brand that takes longer than `limitMs` for a screen, or fails,
 * is refused and named; its process is ended, and the next brand is drawn by another one.
 */
export async function drawBrands(
  work: DrawWork,
  { brands }: Pick<Catalogue, 'brands'>,
  { limitMs = LIMIT_MS }: DrawOptions = {},
): Promise<RefusedBrand[]> {
  const refused: RefusedBrand[] = [];
  let drawer: ChildProcess | undefined;
  for (const entry of brands) {
    drawer ??= await startDrawer(work);
    const { why, screen } = await drawnBy(drawer, entry, limitMs);
    if (why === undefined) continue;
    refused.push({ id: entry.id, screen, why });
    drawer.kill('SIGKILL');
    drawer = undefined;
  }
  drawer?.kill();
  return refused;
}

/** The end of a brand, and the last screen that was begun; without a reason the brand can be drawn. */
interface Drawn {
  why?: string;
  screen: string;
}

function drawnBy(drawer: ChildProcess, entry: CatalogueEntry, limitMs: number): Promise<Drawn> {
  return new Promise((done) => {
    let screen = '';
    let timer: NodeJS.Timeout | undefined;
    const end = (why?: string) => {
      clearTimeout(timer);
      drawer.off('exit', fail).off('message', hear);
      done({ why, screen });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(`it took longer than ${limitMs / 1000} s`), limitMs);
    };
    const fail = () => end('its process ended, most likely for want of memory');
    const hear = (message: DrawReport) => {
      if (message.kind === 'done') end();
      else if (message.kind === 'failed') end(message.why);
      else if (message.kind === 'screen') {
        ({ screen } = message);
        wait();
      }
    };
    drawer.on('exit', fail).on('message', hear);
    wait();
    drawer.send(entry);
  });
}
