import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { candidates } from '../chromium.mjs';
import { serveBarePage } from './keystroke/bare-page.ts';
import { millisecondsPerKey, typing, type Typing } from './keystroke/measure.ts';

const ROUNDS = 9;

/** What a keystroke on the payment screen may cost, in keystrokes of one bare TextField (issue limit). */
const MOST = 1.5;

const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;

/** Runs the product on its sandbox and resolves with its address. */
async function startProduct(): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    env: { ...process.env, API_URL: '', PORT: '0', ENVIRONMENT: 'test', WAIT_MS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const ready = /ready on (\S+)/.exec(String(chunk));
      if (ready) resolve(ready[1]!);
    });
    child.on('exit', () => reject(new Error('The product ended before it was ready.')));
  });
  return { origin, stop: () => void child.kill() };
}

async function toPayment(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/lead`);
  await page.waitForFunction(() => document.querySelector('button[type=submit]:not([disabled])'));
  const [name, email, phone] = await page.getByRole('textbox').all();
  await name!.fill('Ana de Souza');
  await email!.fill('ana@example.com');
  await phone!.fill('11987654321');
  await page.getByRole('checkbox').check();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/\/payment/);
  await page.locator('button[type=submit]:not([disabled])').waitFor();
  await page.getByRole('combobox').first().waitFor();
}

/** Each field of the payment screen against the bare one, in turns, so that a noisy machine is noisy for both. */
export async function benchKeystroke(): Promise<void> {
  const executablePath = candidates(process.env).find((path) => existsSync(path));
  const { origin, stop } = await startProduct();
  const { address, server } = await serveBarePage();
  // Two browsers: pages of one may share a process.
  const browsers = await Promise.all([1, 2].map(() => chromium.launch({ executablePath })));
  try {
    const [barePage, page] = await Promise.all(browsers.map((one) => one.newPage()));
    await barePage!.goto(address);
    await toPayment(page!, origin);
    const bare = (text: string) =>
      typing(barePage!, 'TextField', barePage!.getByRole('textbox'), text);
    const field = (name: string) => page!.locator(`input[name="${name}"]`);
    const pairs: [Typing, Typing][] = [];
    for (const [name, text] of [
      ['cardName', 'Ana de Souza Lima'],
      ['cardNumber', '4111111111111111'],
    ] as const) {
      pairs.push([await typing(page!, name, field(name), text), await bare(text)]);
    }
    const ratios = new Map(pairs.map(([own]) => [own.name, [] as number[]]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [own, other] of pairs) {
        const [cost, least] = [await millisecondsPerKey(own), await millisecondsPerKey(other)];
        ratios.get(own.name)!.push(cost / least);
        console.log(`${own.name}: ${cost.toFixed(2)} ms, TextField ${least.toFixed(2)} ms`);
      }
    }
    for (const [name, all] of ratios) {
      const ratio = median(all);
      console.log(`\n${name}: ${ratio.toFixed(2)} times a bare TextField (median of ${ROUNDS})`);
      if (ratio > MOST) process.exitCode = 1;
    }
  } finally {
    await Promise.all(browsers.map((one) => one.close()));
    server.close();
    stop();
  }
}
