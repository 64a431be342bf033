import { createServer as createHttpServer } from 'node:http';
import { resolve, sep } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer, type ViteDevServer } from 'vite';
import type * as ServerEntry from '../src/app/server-entry.tsx';
import type { ClientAssets } from '../src/server/deps.ts';
import type * as HandlerModule from '../src/server/handler.ts';
import { linksOf, readyLine } from '../src/server/node/announcement.ts';
import { createGracefulStop } from '../src/server/node/graceful-stop.ts';
import { connectionOf, listen, ListenError } from '../src/server/node/listen.ts';
import { consoleLog } from '../src/server/observation/log.ts';
import { SettingError } from '../src/server/settings/setting-values.ts';
import { readSettings } from '../src/server/settings/settings.ts';
import { devBrands } from './brand-files/dev-brands.ts';
import { ASK, FINDINGS, type FindingLine } from './dev/finding-lines.ts';
import { sayFindings } from './dev/say-findings.ts';
import { BrandsInvalid } from './brand-files/report-diagnostics.ts';

const NONCE = 'NONCE-OF-THE-RESPONSE';
const BRAND_SOURCES = ['brands', 'schemas'].map((folder) => resolve(folder) + sep);
/** An editor may write several files at once. */
const SETTLED_MS = 100;

/** Parts that a page has only here: errors of brand files are shown in it, and it keeps the page of its form. */
const DEV_SCRIPTS = ['/scripts/dev/findings-overlay.ts', '/scripts/dev/keep-page.ts'];

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
    extraHead: (nonce) =>
      head.replaceAll(NONCE, nonce) +
      DEV_SCRIPTS.map(
        (src) => `<script type="module" nonce="${nonce}" src="${src}"></script>`,
      ).join(''),
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
  const first = await devBrands(brandRuntime, settings);
  if (!first.built) throw new BrandsInvalid();
  let brands = first.built;
  let findings: FindingLine[] = [];
  vite.ws.on(ASK, (_, page) => page.send(FINDINGS, findings));

  /** Program modules are loaded for every request; Vite remembers those that have not changed. */
  const handle = getRequestListener(async (request, env) => {
    const { createHandler } = await load<typeof HandlerModule>(vite, '/src/server/handler.ts');
    const { answerForm, askPrice, renderPage } = await loadEntry(vite);
    const assets = await clientAssets(vite);
    const handler = createHandler(settings, {
      ...brands,
      answerForm,
      askPrice,
      renderPage,
      clientAssets: assets,
    });
    return handler(request, connectionOf(env));
  });
  http.on('request', (request, response) => {
    vite.middlewares(request, response, () => void handle(request, response));
  });

  let timer: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    const { built, diagnostics } = await devBrands(brandRuntime, settings);
    findings = sayFindings(diagnostics);
    vite.ws.send(FINDINGS, findings);
    if (!built) return;
    brands = built;
    vite.ws.send({ type: 'full-reload' });
  };
  vite.watcher.on('all', (_, file) => {
    if (!BRAND_SOURCES.some((folder) => resolve(file).startsWith(folder))) return;
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), SETTLED_MS);
  });

  const port = await listen(http, settings.port, settings.host);
  createGracefulStop(settings.stop, consoleLog).stopOnSignal(http);
  const links = linksOf(brands.catalogue, await brands.readLinks(), port);
  console.log([readyLine(port, settings), ...links].join('\n'));
}

try {
  await develop();
} catch (error) {
  const isExpected = [SettingError, ListenError, BrandsInvalid].some((one) => error instanceof one);
  if (!isExpected) throw error;
  console.error((error as Error).message);
  process.exit(1);
}
