import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { parseBrands } from '../../src/workshop/edit/build/draft.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { createWorkshop } from './server.ts';
import type { ShownBrands } from '../../src/workshop/site/project.ts';
import { brandFilesIn } from './brand-files.ts';

/** The token that the calls of the kit carry. */
export const TOKEN = 'a-token-of-this-start';
const HOST = '127.0.0.1:4400';

/** A workshop over a folder of files that shows no brand. */
export function openTestWorkshop(
  root: string,
  check: (all: BrandSources) => Diagnostic[] = () => [],
) {
  const sources = () => readBrandSources(root);
  const show = (): ShownBrands => {
    const now = sources();
    const checked = {
      brands: [],
      declared: [],
      sources: parseBrands(now),
      diagnostics: check(now),
    };
    const catalogue = { default: '', designSystemOverrides: [], brands: [] };
    const imageOf = () => new Uint8Array();
    return {
      sources: now,
      programTexts: [],
      checked,
      brands: new Map(),
      catalogue,
      stale: [],
      imageOf,
    };
  };
  const schemaOf = (name: string) =>
    JSON.parse(readFileSync(join('schemas/brand', `${name}.schema.json`), 'utf8'));
  const project = { ...brandFilesIn(root), sources, schemaOf, check, show };
  const app = createWorkshop(root, project, root, TOKEN);
  /** Posts a body as it is, with the token of this start. */
  const post = async (name: string, body: string, headers: Record<string, string> = {}) =>
    app.request(`http://${HOST}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        host: HOST,
        'x-workshop-token': TOKEN,
        ...headers,
      },
      body,
    });
  const call = (name: string, body: object, headers?: Record<string, string>) =>
    post(name, JSON.stringify(body), headers);
  return { app, post, call };
}

/** A project of its own with a base and two brands, in a folder for temporary files. */
export function layOutBrands(): string {
  const root = mkdtempSync(join(tmpdir(), 'guiche-workshop-'));
  const files = {
    'schemas/fields/.keep': '',
    'schemas/brand/texts.schema.json': '{}',
    'brands/base/brand.json': '{}\n',
    'brands/base/texts.json': '{ "title": "Base" }\n',
    'brands/alfa/brand.json': '{ "extends": "base", "key": "ALFA" }\n',
    'brands/beta/brand.json': '{ "extends": "base", "key": "BETA" }\n',
    'brands/alfa/texts.json': '{ "title": "Alfa", "own": "x" }\n',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
