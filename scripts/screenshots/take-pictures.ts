import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { startProduct } from '../bench/run-server.ts';
import type { Picture } from './pictures.ts';

/** Starts the workshop on the brand files of this project, which it only reads here. */
async function startWorkshop(folder: string): Promise<{ address: string; stop(): void }> {
  const args = ['--import', 'tsx', 'scripts/workshop.ts', '--out', folder];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += String(chunk);
      const ready = /ready: (\S+)/.exec(said);
      if (ready) resolve(ready[1]!);
    });
    child.on('exit', () => reject(new Error(`The workshop ended before it was ready: ${said}`)));
  });
  return { address, stop: () => void child.kill() };
}

async function take(
  browser: Browser,
  { name, width, height, path, brand, screen }: Picture,
  { product, workshop }: { product: string; workshop: string },
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
    await page.frameLocator('iframe').first().getByRole('heading', { level: 1 }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `docs/images/${name}.png`, animations: 'disabled' });
  await page.close();
}

/** Takes pictures of the product on its sandbox and of the workshop, into docs/images/. */
export async function takePictures(pictures: readonly Picture[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'guiche-pictures-'));
  const product = await startProduct();
  const needsWorkshop = pictures.some(({ path }) => path === undefined);
  const workshop = needsWorkshop
    ? await startWorkshop(folder)
    : { address: '', stop: () => undefined };
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined });
  try {
    const origins = { product: product.origin, workshop: workshop.address };
    for (const picture of pictures) await take(browser, picture, origins);
  } finally {
    await browser.close();
    product.stop();
    workshop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
