import { statSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { isImmutable } from '../http/files.ts';
import { SettingError } from '../settings/setting-values.ts';

/** A dot file, or the compressed copy of another file. */
const HIDDEN = /\/\.|\.(br|gz)$/;

/** Sends the files of a folder that `isShown`, by their path below `urlPath` (no slash at its end), compressed or not. */
export function openFolder(
  root: string,
  urlPath: string,
  isShown: (path: string) => boolean,
): MiddlewareHandler {
  const send = serveStatic({
    root,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(urlPath.length),
  });
  return (c, next) => {
    const { path } = c.req;
    const isOurs = path.startsWith(`${urlPath}/`) && !HIDDEN.test(path);
    return isOurs && isShown(path.slice(urlPath.length + 1)) ? send(c, next) : next();
  };
}

/** The hashed files of other builds. @throws {SettingError} when there is no such folder. */
export function previousAssets(folder: string): MiddlewareHandler {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new SettingError(
      `PREVIOUS_ASSETS is '${folder}' but must be a folder: create it, empty for a first deploy.`,
    );
  }
  return openFolder(folder, '', (path) => isImmutable(`/${path}`));
}
