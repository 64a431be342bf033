import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { answerForm, askPrice, brandRuntime, renderPage } from '../app/server-entry.tsx';
import { clientAssetsOf } from './client-assets.ts';
import { brandsToClose } from './closed-brands.ts';
import { createHandler } from './handler.ts';
import { createBrandStore } from './node/brand-store.ts';
import { openFolder, previousAssets } from './node/disk-files.ts';
import { createGracefulStop } from './node/graceful-stop.ts';
import { connectionOf, linksOf, listen, ListenError, readyLine } from './node/listen.ts';
import { createPinoLog } from './node/pino-log.ts';
import { consoleLog, type Log } from './observation/log.ts';
import { createUpstream } from './proxy/upstream.ts';
import { startNotices } from './settings/notices.ts';
import { SettingError } from './settings/setting-values.ts';
import { readSettings, type Settings, type SettingsOptions } from './settings/settings.ts';

const BUILD = fileURLToPath(new URL('..', import.meta.url));
const SHELL = 'index.html';

/** Node closes a connection whose request's headers are not complete this long after its idle time. */
const HEADERS_MS = 5_000;

async function builtHandler(settings: Settings, log: Log, isReady: () => boolean) {
  const brands = createBrandStore(join(BUILD, 'brands'), brandRuntime);
  const manifest = await readFile(join(BUILD, 'client/.vite/manifest.json'), 'utf8');
  const catalogue = await brands.readCatalogue();
  const closedBrands = brandsToClose(catalogue, await brands.readUnfinished(), settings);
  const handler = createHandler(settings, {
    catalogue,
    loadBrand: brands.loadBrand,
    closedBrands,
    loadLooks: brands.loadLooks,
    renderPage,
    answerForm,
    askPrice,
    clientAssets: clientAssetsOf(JSON.parse(manifest)),
    upstream: createUpstream(settings, brands.readSandboxBrands),
    files: [
      openFolder(join(BUILD, 'client'), '', (path) => path !== SHELL),
      ...(settings.previousAssets ? [previousAssets(settings.previousAssets)] : []),
    ],
    isReady,
    log,
  });
  return { catalogue, handler };
}

/** Runs the built server until a signal stops it. */
export async function main(options: SettingsOptions): Promise<void> {
  try {
    const settings = readSettings(process.env, options);
    const log = settings.logLevel ? createPinoLog(settings.logLevel) : consoleLog;
    const stop = createGracefulStop(settings.stop, log);
    const { catalogue, handler } = await builtHandler(settings, log, stop.isReady);
    const tracked = stop.track(handler);
    const { keepAliveMs } = settings;
    const server = createAdaptorServer({
      fetch: (request, env) => tracked(request, connectionOf(env)),
      // A balancer must be the one that closes an idle connection: it may send a payment at the moment at which the
      // server does, and that payment is then lost.
      serverOptions: { keepAliveTimeout: keepAliveMs, headersTimeout: keepAliveMs + HEADERS_MS },
    }) as Server;
    const port = await listen(server, settings.port, settings.host);
    stop.stopOnSignal(server);
    // The links are for a developer.
    const links = options.allowSandbox ? linksOf(catalogue, port) : [];
    console.log([readyLine(port, settings), ...links].join('\n'));
    for (const notice of startNotices(settings)) log('warn', notice);
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof ListenError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
