import { fork } from 'node:child_process';
import type { Catalogue } from '../../src/contract/compiled-brand.ts';

/** Task of the process that draws: the brands to draw, and the program that draws them. */
export interface DrawWork extends Pick<Catalogue, 'brands'> {
  /** Folder of the built brands. */
  folder: string;
  /** Address of the built module that exports `renderPage` and `brandRuntime`. */
  program: string;
}

/** The screen of a brand that the process is at; empty before its first. `why`: it cannot be drawn. */
export interface DrawReport {
  id: string;
  screen: string;
  why?: string;
}

/** A screen is drawn in a hundredth of a second; a busy machine may need a hundred times as long. */
const LIMIT_MS = 10_000;
const MAX_MEGABYTES = 1024;

/**
 * Draws and checks every screen of every built brand in a process of its own, up to the first that takes longer than
 * `limitMs`, fails or fills the memory.
 *
 * @returns that screen, and why it cannot be drawn; undefined where all can.
 */
export function drawBrands(
  work: DrawWork,
  { limitMs = LIMIT_MS, megabytes = MAX_MEGABYTES } = {},
): Promise<DrawReport | undefined> {
  const drawer = fork('scripts/build/draw-worker.ts', {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${megabytes}`],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return new Promise((done) => {
    let at: DrawReport = { id: '', screen: '' };
    let timer: NodeJS.Timeout | undefined;
    const end = (refused?: DrawReport) => {
      clearTimeout(timer);
      drawer.removeAllListeners().kill('SIGKILL');
      done(refused);
    };
    drawer.on('message', (report: DrawReport) => {
      at = report;
      if (at.why !== undefined) return end(at);
      clearTimeout(timer);
      timer = setTimeout(() => {
        end({ ...at, why: `it took longer than ${limitMs / 1000} s` });
      }, limitMs);
    });
    drawer.on('exit', (code) => {
      const why = 'its process ended, most likely for want of memory';
      end(code === 0 ? undefined : { ...at, why });
    });
    drawer.send(work);
  });
}
