import type { Manifest } from 'vite';
import { answerForm, askPrice, brandRuntime, renderPage } from '../app/server-entry.tsx';
import { createBrandStore, type BrandFiles } from './brand-store.ts';
import { clientAssetsOf } from './client-assets.ts';
import type { Handler } from './deps.ts';
import { createHandler } from './handler.ts';
import { contentTypeOf, isHidden, isImmutable, type StaticFile } from './http/static-files.ts';
import { startNotices } from './notices.ts';
import { consoleLog, safeLog } from './observation/log.ts';
import { closeBrokenBrands } from './pages/closed-brands.ts';
import { remoteUpstream } from './proxy/remote-upstream.ts';
import { SettingError } from './setting-values.ts';
import { readSettings } from './settings.ts';
import { brandsToClose, closedNotice } from './unfinished-brands.ts';

/** The files of the build that go out as they are, behind the runtime's own cache. */
interface Assets {
  fetch(request: Request): Promise<Response>;
}

/** Bindings of the runtime: the settings as texts, and the files. */
export type EdgeBindings = Readonly<Record<string, string | undefined>> & { ASSETS: Assets };

/** The modules that scripts/edge/build-edge.ts deploys with the program. */
export interface EdgeBuild extends BrandFiles {
  manifest: Manifest;
}

/** The shell is for hosts without a server side. */
const SHELL = '/index.html';

/** A file of the build; the runtime compresses what it sends by itself. */
async function assetAt(assets: Assets, path: string): Promise<StaticFile | undefined> {
  if (isHidden(path) || path === SHELL) return undefined;
  const address = new URL(`https://assets.invalid${encodeURI(path)}`);
  const response = await assets.fetch(new Request(address));
  if (!response.ok) return undefined;
  const immutable = isImmutable(path);
  return {
    type: contentTypeOf(path),
    immutable,
    etag: response.headers.get('etag') ?? `"${path}"`,
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

async function createEdgeHandler(build: EdgeBuild, env: EdgeBindings): Promise<Handler> {
  // The sandbox compiles its checks while it runs, which an edge runtime forbids.
  const given = readSettings(env, { allowSandbox: false });
  // A request must not wait for a call that another one makes: the runtime ends such a call with its request.
  const settings = { ...given, answersMs: 0 };
  const log = safeLog(consoleLog);
  const brands = createBrandStore(build, brandRuntime);
  const catalogue = await brands.readCatalogue();
  const closed = brandsToClose(catalogue, await brands.readUnfinished(), settings);
  [...closedNotice(closed), ...startNotices(settings)].forEach((notice) => log('warn', notice));
  return createHandler(settings, {
    catalogue,
    loadBrand: closeBrokenBrands(brands.loadBrand, { log, reasons: closed }),
    loadLooks: brands.loadLooks,
    renderPage,
    answerForm,
    askPrice,
    clientAssets: clientAssetsOf(build.manifest),
    // fetch has to be called as a function of its own: the runtime refuses any other `this`.
    upstream: remoteUpstream(settings.apiUrl!, (input, init) => fetch(input, init)),
    staticFile: (path) => assetAt(env.ASSETS, path),
    log: consoleLog,
  });
}

/**
 * The handler of src/server/handler.ts as the module of an edge runtime (`export default { fetch }`). It is made
 * at the first request, for only then are settings there; a wrong setting answers 500 and says why in the log.
 */
export function createWorker(build: EdgeBuild) {
  let made: Promise<Handler> | undefined;
  return {
    async fetch(request: Request, env: EdgeBindings): Promise<Response> {
      try {
        made ??= createEdgeHandler(build, env);
        const handler = await made;
        return await handler(request, {
          address: request.headers.get('cf-connecting-ip') ?? undefined,
        });
      } catch (error) {
        made = undefined;
        if (!(error instanceof SettingError)) throw error;
        console.error(error.message);
        return new Response('Internal Server Error', { status: 500 });
      }
    },
  };
}
