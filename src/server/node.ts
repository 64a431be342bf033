import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { answerForm, askPrice, brandRuntime, renderPage } from '../app/server-entry.tsx';
import { createHandler } from './handler.ts';
import { linksOf, readyLine } from './node/announcement.ts';
import { clientAssetsOf } from './client-assets.ts';
import { createBrandStore } from './node/brand-store.ts';
import { openFolder, previousAssets } from './node/disk-files.ts';
import { createGracefulStop } from './node/graceful-stop.ts';
import { connectionOf, keepConnections, listen, ListenError } from './node/listen.ts';
import { createPinoLog } from './node/pino-log.ts';
import { consoleLog, safeLog, type Log } from './observation/log.ts';
import { startNotices } from './settings/notices.ts';
import { SettingError } from './settings/setting-values.ts';
import { brandsToClose, closedNotice } from './closed-brands.ts';
import { readSettings, type Settings, type SettingsOptions } from './settings/settings.ts';
import { createUpstream } from './proxy/upstream.ts';

/** dist/, seen from dist/server. */
const BUILD = fileURLToPath(new URL('..', import.meta.url));

/** The shell is for hosts without a server side. */
const SHELL = 'index.html';

/** The handler on what the build left in dist/, with the brands that it sells and what to say of the others. */
async function builtHandler(settings: Settings, log: Log, isReady: () => boolean) {
  const brands = createBrandStore(join(BUILD, 'brands'), brandRuntime);
  const manifest = await readFile(join(BUILD, 'client/.vite/manifest.json'), 'utf8');
  const { previousAssets: previous } = settings;
  const catalogue = await brands.readCatalogue();
  const closed = brandsToClose(catalogue, await brands.readUnfinished(), settings);
  const handler = createHandler(settings, {
    catalogue,
    loadBrand: brands.loadBrand,
    closedBrands: closed,
    loadLooks: brands.loadLooks,
    renderPage,
    answerForm,
    askPrice,
    clientAssets: clientAssetsOf(JSON.parse(manifest)),
    upstream: createUpstream(settings, brands.readSandboxBrands),
    files: [
      openFolder(join(BUILD, 'client'), '', (path) => path !== SHELL),
      ...(previous ? [previousAssets(previous)] : []),
    ],
    isReady,
    log,
  });
  const onSale = { brands: catalogue.brands.filter(({ id }) => !closed.has(id)) };
  return { onSale, notices: closedNotice(closed), handler };
}

/** Runs the built server until a signal stops it. A wrong setting or a taken port ends with 1. */
export async function main(options: SettingsOptions): Promise<void> {
  try {
    const settings = readSettings(process.env, options);
    const writeLine = settings.logLevel ? createPinoLog(settings.logLevel) : consoleLog;
    const log = safeLog(writeLine);
    const stop = createGracefulStop(settings.stop, log);
    const { onSale, notices, handler } = await builtHandler(settings, writeLine, stop.isReady);
    const tracked = stop.track(handler);
    const server = createAdaptorServer({
      fetch: (request, env) => tracked(request, connectionOf(env)),
    }) as Server;
    keepConnections(server, settings.keepAliveMs);
    const port = await listen(server, settings.port, settings.host);
    stop.stopOnSignal(server);
    // The links are for a developer.
    const links = options.allowSandbox ? linksOf(onSale, port) : [];
    console.log([readyLine(port, settings), ...links].join('\n'));
    [...notices, ...startNotices(settings)].forEach((notice) => log('warn', notice));
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof ListenError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
