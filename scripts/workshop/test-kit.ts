import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { openProject } from './open-project.ts';
import { createWorkshop } from './server.ts';

/** The token that the calls of the kit carry. */
export const TOKEN = 'a-token-of-this-start';
const HOST = '127.0.0.1:4400';

/** Calls the routes of a workshop over a folder of files as the page does, with the token of this start. */
export function openTestWorkshop(root: string) {
  const app = createWorkshop(root, openProject(root), root, TOKEN);
  return async (name: string, body: object, headers: Record<string, string> = {}) => {
    const usual = { 'content-type': 'application/json', host: HOST, 'x-workshop-token': TOKEN };
    return app.request(`http://${HOST}/api/${name}`, {
      method: 'POST',
      headers: { ...usual, ...headers },
      body: JSON.stringify(body),
    });
  };
}

/** A project of its own with a base and two brands, in a folder for temporary files. */
export function layOutBrands(): string {
  const root = mkdtempSync(join(tmpdir(), 'guiche-workshop-'));
  const files = {
    'brands/base/brand.json': '{}\n',
    'brands/base/texts.json': '{ "title": "Base" }\n',
    'brands/alfa/brand.json': '{ "extends": "base", "key": "ALFA" }\n',
    'brands/beta/brand.json': '{ "extends": "base", "key": "BETA" }\n',
    'brands/alfa/texts.json': '{ "title": "Alfa", "own": "x" }\n',
  };
  symlinkSync(resolve('schemas'), join(root, 'schemas'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
