import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { startProduct } from './bench/run-server.ts';
import PICTURES from './screenshots.json' with { type: 'json' };
import { launchChromium } from './pictures/take-pairs.ts';
import { serveWorkshop } from './workshop/server.ts';

/** Takes pictures of the documentation, of the product on its sandbox and of the workshop, into docs/images/. */
async function takePictures(pictures: typeof PICTURES): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'guiche-pictures-'));
  const isOfWorkshop = ({ path }: (typeof PICTURES)[number]) => path === undefined;
  const workshop = pictures.some(isOfWorkshop)
    ? await serveWorkshop(process.cwd(), folder, 0)
    : undefined;
  const product = pictures.every(isOfWorkshop) ? undefined : await startProduct();
  const browser = await launchChromium();
  try {
    for (const picture of pictures) {
      await take(browser, picture, product?.origin ?? '', workshop?.address ?? '');
    }
  } finally {
    await browser.close();
    product?.stop();
    workshop?.server.closeAllConnections();
    workshop?.server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function take(
  browser: Browser,
  { name, width, height, path, brand, screen }: (typeof PICTURES)[number],
  product: string,
  workshop: string,
): Promise<void> {
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: path ? 'pt-BR' : 'en-US',
  });
  if (path) {
    await page.goto(product + path);
    // A font that comes late, as on a busy machine, is shown from the next document on alone.
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
  } else {
    // The token of the address opens the workshop; the second address opens a screen in it.
    await page.goto(workshop);
    await page.goto(`${new URL(workshop).origin}/?brand=${brand}&show=${screen}`);
    await page.locator('.inspector .picture[data-state="ready"]').waitFor();
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `docs/images/${name}.png`, animations: 'disabled' });
  await page.close();
}

const names = process.argv.slice(2);
const known = PICTURES.map(({ name }) => name);
const unknown = names.find((name) => !known.includes(name));
if (unknown === undefined) {
  const wanted = PICTURES.filter(({ name }) => names.length === 0 || names.includes(name));
  await takePictures(wanted);
  console.log(wanted.map(({ name }) => `docs/images/${name}.png`).join('\n'));
} else {
  console.error(
    `There is no picture '${unknown}'. Usage: npm run screenshots -- [${known.join(', ')}]`,
  );
  process.exitCode = 2;
}
