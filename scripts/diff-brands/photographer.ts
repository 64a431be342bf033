import type { Browser, Page } from 'playwright';
import { frameQuery } from '../../src/workshop/states/frame.ts';
import type { PictureJob } from './picture-jobs.ts';

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
/** As long as the slowest screen may take to come to its state. */
const TIMEOUT_MS = 30_000;

/** Takes pictures of preview frames, in one page for each version of each lane. */
export class Photographer {
  readonly #pages = new Map<string, Promise<Page>>();
  readonly #failures = new Map<string, Set<string>>();

  constructor(readonly browser: Browser) {}

  /** A picture of the whole screen once it stands still. Nothing where it does not come to its state. */
  async take(
    origin: string,
    version: string,
    lane: number,
    job: PictureJob,
  ): Promise<Buffer | undefined> {
    const page = await this.#pageOf(`${version} ${lane}`);
    await page.setViewportSize(SIZES[job.device]);
    await page.goto(`${origin}/frame.html${frameQuery(job)}`, { waitUntil: 'commit' });
    const root = page.locator('html[data-preview]');
    const isThere = await root.waitFor({ state: 'attached', timeout: TIMEOUT_MS }).then(
      () => true,
      () => false,
    );
    const isReady = isThere && (await root.getAttribute('data-preview')) === 'ready';
    if (!isReady) {
      const why = isThere ? await root.getAttribute('data-preview-why') : 'it took too long';
      const what = `${job.brand} /${job.screen} cannot be shown in the state '${job.state}'`;
      const sentence = `${what}: ${why}`;
      this.#failures.set(sentence, (this.#failures.get(sentence) ?? new Set()).add(version));
      return undefined;
    }
    return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  }

  /** Sentences on screens that did not come to their state; of these there is no picture. */
  failures(): string[] {
    return [...this.#failures].map(
      ([sentence, versions]) => `${sentence} (${[...versions].sort().reverse().join(', ')})`,
    );
  }

  #pageOf(name: string): Promise<Page> {
    const known = this.#pages.get(name) ?? this.browser.newPage({ reducedMotion: 'reduce' });
    this.#pages.set(name, known);
    return known;
  }
}
