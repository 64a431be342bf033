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
import { FORMS, type Form, type Step } from '../pages/forms.ts';
import type { Drawing, Drawings } from '../pages/table.ts';
import { median } from '../conditions.ts';

/** Pages to draw. */
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

type RenderPage = HandlerDeps['renderPage'];

/** The built module that draws. */
interface Program extends Pick<HandlerDeps, 'renderPage' | 'answerForm' | 'askPrice'> {
  brandRuntime: Parameters<typeof createBrandStore>[1];
}

/**
 * Opens each page once by the server's own handler, on the sandbox.
 *
 * @returns by step, what draws that page once more from what the handler drew it from.
 */
async function productDrawers({ paths }: DrawingOrder) {
  const build = resolve('dist');
  const program = pathToFileURL(join(build, 'server/draw.js')).href;
  const { renderPage, answerForm, askPrice, brandRuntime } = (await import(program)) as Program;
  const store = createBrandStore(join(build, 'brands'), brandRuntime);
  const manifest = await readFile(join(build, 'client/.vite/manifest.json'), 'utf8');
  const settings = readSettings(
    { ENVIRONMENT: 'test', PRICE_WAIT_MS: '5000', WAIT_MS: '5000' },
    { allowSandbox: true },
  );
  let last: Parameters<RenderPage>[0] | undefined;
  const handler = createHandler(settings, {
    catalogue: await store.readCatalogue(),
    loadBrand: store.loadBrand,
    loadLooks: store.loadLooks,
    answerForm,
    askPrice,
    clientAssets: clientAssetsOf(JSON.parse(manifest)),
    upstream: createUpstream(settings, store.readSandboxBrands),
    renderPage: (input) => {
      last = input;
      return renderPage(input);
    },
  });
  const drawerOf = async (path: string) => {
    const { status } = await handler(new Request(`http://localhost${path}`));
    const input = last;
    if (status !== 200 || !input) throw new Error(`${path} was answered with ${status}.`);
    return async () => void (await renderPage({ ...input, nonce: newNonce() }));
  };
  return { lead: await drawerOf(paths.lead), payment: await drawerOf(paths.payment) };
}

/** Milliseconds of processor per page. */
async function cost(draw: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  for (let page = 0; page < PAGES; page++) await draw();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / PAGES;
}

async function timed(product: () => unknown, rival: () => unknown, runs: number): Promise<Drawing> {
  const guiche: number[] = [];
  const stock: number[] = [];
  for (let round = -WARM_UP; round < runs; round++) {
    const [own, other] = [await cost(product), await cost(rival)];
    if (round < 0) continue;
    guiche.push(own);
    stock.push(other);
  }
  return { guiche: median(guiche), stock: median(stock) };
}

// The only argument says what to draw; a `Drawing` for each step is printed.
const order = JSON.parse(process.argv[2]!) as DrawingOrder;
const { drawerOf } = (await import(order.rival)) as {
  drawerOf(form: Form): (nonce: string) => string;
};
const product = await productDrawers(order);
const rivalOf = (form: Form) => {
  const draw = drawerOf(form);
  return () => draw(newNonce());
};
const drawn: Drawings = {
  lead: await timed(product.lead, rivalOf(FORMS.lead), order.runs),
  payment: await timed(product.payment, rivalOf(FORMS.payment), order.runs),
};
console.log(JSON.stringify(drawn));
