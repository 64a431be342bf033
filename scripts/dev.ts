import { rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { resolve, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer, type ErrorPayload, type ViteDevServer } from 'vite';
import type * as ServerEntry from '../src/app/server-entry.tsx';
import type { ClientAssets } from '../src/server/deps.ts';
import type * as HandlerModule from '../src/server/handler.ts';
import { createBrandStore, SERVER_FILES } from '../src/server/node/brand-store.ts';
import { openFolder } from '../src/server/node/disk-files.ts';
import { createGracefulStop } from '../src/server/node/graceful-stop.ts';
import { connectionOf, listen, ListenError, readyLine } from '../src/server/node/listen.ts';
import { consoleLog } from '../src/server/observation/log.ts';
import { createUpstream } from '../src/server/proxy/upstream.ts';
import { SettingError } from '../src/server/settings/setting-values.ts';
import { readSettings } from '../src/server/settings/settings.ts';
import { BrandsInvalid, errorTexts, reportDiagnostics } from './brand-files/report-diagnostics.ts';
import { buildBrands } from './build/build-brands.ts';

const NONCE = 'NONCE-OF-THE-RESPONSE';
const BRAND_SOURCES = ['brands', 'schemas'].map((folder) => resolve(folder) + sep);
/** Files of a version before stay, for pages that are open. */
const BUILT = '.generated/brands';
/** An editor may write several files at once. */
const SETTLED_MS = 100;

const load = <T>(vite: ViteDevServer, path: string) => vite.ssrLoadModule(path) as Promise<T>;
const loadEntry = (vite: ViteDevServer) =>
  load<typeof ServerEntry>(vite, '/src/app/server-entry.tsx');

/** The development client and React's hot reload, as Vite would put them into an index.html. */
async function clientAssets(vite: ViteDevServer): Promise<ClientAssets> {
  const page = await vite.transformIndexHtml('/', '<html><head></head></html>');
  const head = /<head>([^]*)<\/head>/.exec(page)?.[1] ?? '';
  return {
    script: '/src/app/browser-entry.tsx',
    captchaProgram: '/src/captcha/captcha-entry.ts',
    preloads: [],
    extraHead: (nonce) => head.replaceAll(NONCE, nonce),
  };
}

async function develop(): Promise<void> {
  const settings = readSettings(process.env, { allowSandbox: true, dev: true });
  const http = createHttpServer();
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { server: http } },
    html: { cspNonce: NONCE },
  });
  const { brandRuntime } = await loadEntry(vite);
  await rm(BUILT, { recursive: true, force: true });
  /** The brands as the server needs them, and a new sandbox, which answers from them. */
  const openBrands = async () => {
    const store = createBrandStore(BUILT, brandRuntime);
    return {
      ...store,
      catalogue: await store.readCatalogue(),
      files: [openFolder(BUILT, '/brands', (path) => !SERVER_FILES.includes(path))],
      upstream: createUpstream(settings, store.readSandboxBrands),
    };
  };
  /** Builds the brands; errors of their files are on stderr then. */
  const buildAnew = async () => {
    const { diagnostics } = await buildBrands({ outDir: BUILT, minify: false });
    return { isWrong: reportDiagnostics(diagnostics) > 0, diagnostics };
  };
  if ((await buildAnew()).isWrong) throw new BrandsInvalid();
  let brands = await openBrands();
  /** The errors of brand files, which Vite's overlay shows in the page; the page is the last version without. */
  let errors: ErrorPayload | undefined;
  vite.ws.on('connection', (page) => errors && page.send(JSON.stringify(errors)));

  /** Program modules are loaded for every request; Vite remembers those that have not changed. */
  const handle = getRequestListener(async (request, env) => {
    const { createHandler } = await load<typeof HandlerModule>(vite, '/src/server/handler.ts');
    const entry = await loadEntry(vite);
    const assets = await clientAssets(vite);
    const handler = createHandler(settings, { ...brands, ...entry, clientAssets: assets });
    return handler(request, connectionOf(env));
  });
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => void handle(request, response));
  });

  let timer: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    const { isWrong, diagnostics } = await buildAnew();
    errors = undefined;
    if (!isWrong) {
      brands = await openBrands();
      vite.ws.send({ type: 'full-reload' });
    } else {
      const message = errorTexts(diagnostics).join('\n\n');
      errors = { type: 'error', err: { message, stack: '' } };
      vite.ws.send(errors);
    }
  };
  vite.watcher.on('all', (_, file) => {
    if (!BRAND_SOURCES.some((folder) => resolve(file).startsWith(folder))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), SETTLED_MS);
  });

  const port = await listen(http, settings.port, settings.host);
  createGracefulStop(settings.stop, consoleLog).stopOnSignal(http);
  console.log(readyLine(port, settings));
}

try {
  await develop();
} catch (error) {
  const isExpected = [SettingError, ListenError, BrandsInvalid].some((one) => error instanceof one);
  if (!isExpected) throw error;
  console.error((error as Error).message);
  process.exit(1);
}
