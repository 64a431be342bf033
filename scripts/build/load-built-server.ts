import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The server as the build left it; it finds the rest of dist/ beside itself. */
export async function loadBuiltServer(): Promise<typeof import('../../src/server/node.ts')> {
  return import(pathToFileURL(resolve('dist/server/node.js')).href);
}
