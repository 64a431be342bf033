import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clientAssetsOf } from '../../../src/server/client-assets.ts';
import type { HandlerDeps } from '../../../src/server/deps.ts';
import { createHandler } from '../../../src/server/handler.ts';
import { newNonce } from '../../../src/server/http/content-security-policy.ts';
import { createBrandStore } from '../../../src/server/node/brand-store.ts';
import { createUpstream } from '../../../src/server/proxy/upstream.ts';
import { readSettings } from '../../../src/server/settings/settings.ts';
import { FORMS, STEPS, type Form, type Step } from '../pages/forms.ts';
import type { Drawing, Drawings } from '../pages/table.ts';
import { median } from '../conditions.ts';

export interface DrawingOrder {
  /** Address of the module that draws by `@rjsf/mui`. */
  rival: string;
  /** Rounds that count; their medians are printed, in milliseconds per page. */
  runs: number;
  paths: Readonly<Record<Step, string>>;
}

/** Pages that are drawn between two looks at the clock. */
const PAGES = 50;
/** Rounds until the code is compiled. */
const WARM_UP = 4;

const BUILD = resolve('dist');

interface Program extends Pick<HandlerDeps, 'renderPage' | 'answerForm' | 'askPrice'> {
  brandRuntime: Parameters<typeof createBrandStore>[1];
}

/** Gives a function that opens a page by the server's own handler, on the sandbox, and returns what draws it once more. */
async function productDrawers() {
  const program = pathToFileURL(join(BUILD, 'server/draw.js')).href;
  const { brandRuntime, ...entry } = (await import(program)) as Program;
  const store = createBrandStore(join(BUILD, 'brands'), brandRuntime);
  const manifest = await readFile(join(BUILD, 'client/.vite/manifest.json'), 'utf8');
  const settings = readSettings(
    { ENVIRONMENT: 'test', PRICE_WAIT_MS: '5000', WAIT_MS: '5000' },
    { allowSandbox: true },
  );
  let last: Parameters<Program['renderPage']>[0] | undefined;
  const handler = createHandler(settings, {
    ...entry,
    ...store,
    catalogue: await store.readCatalogue(),
    clientAssets: clientAssetsOf(JSON.parse(manifest)),
    upstream: createUpstream(settings, store.readSandboxBrands),
    renderPage: (input) => {
      last = input;
      return entry.renderPage(input);
    },
  });
  return async (path: string) => {
    const { status } = await handler(new Request(`http://localhost${path}`));
    const input = last;
    if (status !== 200 || !input) throw new Error(`${path} was answered with ${status}.`);
    return async () => void (await entry.renderPage({ ...input, nonce: newNonce() }));
  };
}

async function cost(draw: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < PAGES; page++) await draw();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / PAGES;
}

async function timed(product: () => unknown, rival: () => unknown, runs: number): Promise<Drawing> {
  const guiche: number[] = [];
  const stock: number[] = [];
  for (let round = 0; round < WARM_UP + runs; round++) {
    guiche.push(await cost(product));
    stock.push(await cost(rival));
  }
  return { guiche: median(guiche.slice(WARM_UP)), stock: median(stock.slice(WARM_UP)) };
}

// The only argument says what to draw; a `Drawing` for each step is printed.
const { rival, runs, paths } = JSON.parse(process.argv[2]!) as DrawingOrder;
const { drawerOf } = (await import(rival)) as { drawerOf(form: Form): (nonce: string) => string };
const productDrawer = await productDrawers();
const drawn: Drawings = {};
for (const step of STEPS) {
  const draw = drawerOf(FORMS[step]);
  drawn[step] = await timed(await productDrawer(paths[step]), () => draw(newNonce()), runs);
}
console.log(JSON.stringify(drawn));
