import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clientAssetsOf } from '../../../src/server/client-assets.ts';
import { createHandler } from '../../../src/server/handler.ts';
import { newNonce } from '../../../src/server/http/content-security-policy.ts';
import { createBrandStore } from '../../../src/server/node/brand-store.ts';
import { createUpstream } from '../../../src/server/proxy/upstream.ts';
import { readSettings } from '../../../src/server/settings/settings.ts';
import type { Program } from '../../build/draw-brands.ts';
import { median } from '../conditions.ts';
import { STEPS, type Form, type Forms, type Step } from '../pages/forms.ts';
import { loadDrawing } from '../pages/rivals.ts';
import type { Candidate } from '../pages/table.ts';

export interface DrawingOrder {
  forms: Forms;
  /** Rounds that count. */
  runs: number;
}

/** Milliseconds of processor that a server needs to draw one page, and the same form by `@rjsf/mui`. */
export type Drawings = Readonly<Record<Step, Partial<Record<Candidate, number>>>>;

/** Pages that are drawn between two looks at the clock. */
const PAGES = 50;
/** Rounds until the code is compiled. */
const WARM_UP = 4;

const program = pathToFileURL(resolve('dist/server/draw.js')).href;
const { brandRuntime, ...entry } = (await import(program)) as Program;
const store = createBrandStore(resolve('dist/brands'), brandRuntime);
const manifest = await readFile('dist/client/.vite/manifest.json', 'utf8');
const env = { ENVIRONMENT: 'test', PRICE_WAIT_MS: '5000', WAIT_MS: '5000' };
const settings = readSettings(env, { allowSandbox: true });
const drawn: Parameters<Program['renderPage']>[0][] = [];
const handler = createHandler(settings, {
  ...entry,
  ...store,
  catalogue: await store.readCatalogue(),
  clientAssets: clientAssetsOf(JSON.parse(manifest)),
  upstream: createUpstream(settings, store.readSandboxBrands),
  renderPage(input) {
    drawn.push(input);
    return entry.renderPage(input);
  },
});

async function cost(draw: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < PAGES; page++) await draw();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / PAGES;
}

/** Opens a page by the server's own handler, on the sandbox; then it is drawn again, in turns with the rival's form. */
async function timed({ path }: Form, drawStock: (nonce: string) => string, runs: number) {
  await handler(new Request(`http://localhost${path}`));
  const input = drawn.pop()!;
  const costs = { guiche: [] as number[], stock: [] as number[] };
  for (let round = 0; round < WARM_UP + runs; round++) {
    costs.guiche.push(await cost(() => entry.renderPage({ ...input, nonce: newNonce() })));
    costs.stock.push(await cost(() => drawStock(newNonce())));
  }
  const { guiche, stock } = costs;
  return { guiche: median(guiche.slice(WARM_UP)), stock: median(stock.slice(WARM_UP)) };
}

// The only argument is an order; `Drawings` are printed.
const { forms, runs } = JSON.parse(process.argv[2]!) as DrawingOrder;
const { stockDrawer } = await loadDrawing();
const timings = [];
for (const step of STEPS)
  timings.push([step, await timed(forms[step], stockDrawer(forms[step]), runs)]);
console.log(JSON.stringify(Object.fromEntries(timings)));
