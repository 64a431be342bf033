import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { checkBrands } from '../../src/diagnostics/check-brands.ts';
import { chromiumPaths } from '../browsers/chromium.mjs';
import { readBrandSources, readMetaSchemas } from '../brand-files/read-brand-sources.ts';
import { startProduct } from './run-server.ts';
import { median } from './stats.ts';
import { serveBarePage } from './keystroke/bare-page.ts';
import { millisecondsPerKey, typing, type Typing } from './keystroke/measure.ts';

const ROUNDS = 7;

/** The most that a keystroke may cost, in keystrokes of one bare TextField. */
const MAX_RATIO = 1.5;

/** Every text field of the two screens, by the name of its input, and what is typed into it. */
export const LEAD = {
  name: 'Ana de Souza Lima',
  email: 'ana.lima@mail.example',
  phone: '11987654321',
};
export const PAYMENT = {
  cardNumber: '4111111111111111',
  cardName: 'Ana de Souza Lima',
  cardExpireDate: '1230',
  cardCVV: '123',
  cpf: '52998224725',
};

/** Product codes of the brands that ask for everything in PAYMENT. */
export async function codesOfBrands(): Promise<string[]> {
  const { metaSchemas, programTexts } = await readMetaSchemas('.');
  const { brands } = checkBrands(await readBrandSources('.'), metaSchemas, programTexts);
  const asks = ({ screens }: CompiledBrand) =>
    Object.keys(PAYMENT).every((name) => JSON.stringify(screens.payment).includes(`"${name}"`));
  const found = brands.map(({ compiled }) => compiled).filter(asks);
  if (found.length === 0) throw new Error('No brand asks for all the fields that are measured.');
  return found.map(({ settings }) => settings.productCode ?? settings.key!);
}

async function openLead(page: Page, origin: string, code: string): Promise<void> {
  await page.goto(`${origin}/lead?product=${code}`);
  await page.waitForFunction(() =>
    document.querySelector('form button[type=submit]:not([disabled])'),
  );
}

async function openPayment(page: Page, origin: string, code: string): Promise<void> {
  await openLead(page, origin, code);
  for (const [name, text] of Object.entries(LEAD)) await inputOf(page, name).fill(text);
  await page.getByRole('checkbox').check();
  await page.locator('form button[type=submit]:not([name])').click();
  await page.waitForURL(/\/payment/);
  await page.locator('form button[type=submit]:not([name]):not([disabled])').waitFor();
  await page.getByRole('combobox').first().waitFor();
}

const inputOf = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

const typingsOf = (page: Page, texts: Record<string, string>) =>
  Promise.all(
    Object.entries(texts).map(([name, text]) => typing(page, name, inputOf(page, name), text)),
  );

/** Each field against the bare one, in turns, so that a noisy machine is noisy for both. */
export async function benchKeystroke(): Promise<void> {
  const executablePath = chromiumPaths(process.env).find((path) => existsSync(path));
  const { origin, stop } = await startProduct();
  const { address, server } = await serveBarePage();
  // A browser each: pages of one may share a process.
  const browsers = await Promise.all([1, 2, 3].map(() => chromium.launch({ executablePath })));
  try {
    const [barePage, lead, payment] = await Promise.all(browsers.map((one) => one.newPage()));
    await barePage!.goto(address);
    const [code] = (await codesOfBrands()) as [string];
    await openLead(lead!, origin, code);
    await openPayment(payment!, origin, code);
    const fields = [...(await typingsOf(payment!, PAYMENT)), ...(await typingsOf(lead!, LEAD))];
    const bare = (text: string) =>
      typing(barePage!, 'TextField', barePage!.getByRole('textbox'), text);
    const pairs: [Typing, Typing][] = [];
    for (const own of fields) pairs.push([own, await bare(own.text)]);
    const ratios = new Map(fields.map(({ name }) => [name, [] as number[]]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [own, other] of pairs) {
        const [cost, bareCost] = [await millisecondsPerKey(own), await millisecondsPerKey(other)];
        ratios.get(own.name)!.push(cost / bareCost);
        console.log(`${own.name}: ${cost.toFixed(2)} ms, TextField ${bareCost.toFixed(2)} ms`);
      }
    }
    console.log(`\nTimes a bare TextField, median of ${ROUNDS}:`);
    for (const [name, all] of ratios) {
      const ratio = median(all);
      console.log(`${name}: ${ratio.toFixed(2)}`);
      if (ratio > MAX_RATIO) process.exitCode = 1;
    }
  } finally {
    await Promise.all(browsers.map((one) => one.close()));
    server.close();
    stop();
  }
}
