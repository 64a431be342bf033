import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import type * as ServerEntry from '../../src/app/server-entry.tsx';
import type {
  CompiledBrand,
  CompiledForm,
  CompiledScreen,
  LoadedBrand,
} from '../../src/contract/compiled-brand.ts';
import { parseLink } from '../../src/flow/link.ts';
import { pathOf, templateOf } from '../../src/flow/templates.ts';
import { createBrandStore } from '../../src/server/brand-store.ts';
import { brandsOnDisk } from '../../src/server/node/brands-on-disk.ts';
import { closeBrokenBrands } from '../../src/server/pages/closed-brands.ts';
import { resolveFlow } from '../../src/visit/resolve-visit.ts';
import type { DrawOrder, DrawReport, DrawWork } from './draw-brands.ts';

const { folder, program } = workerData as DrawWork;
const { renderPage, brandRuntime } = (await import(program)) as typeof ServerEntry;
const loadBrand = closeBrokenBrands(createBrandStore(brandsOnDisk(folder), brandRuntime).loadBrand);
const report = (message: DrawReport) => parentPort!.postMessage(message);

/** Screens that brands share, in the same words, are drawn once. */
const drawn = new Set<string>();

/** Everything of a brand beside its screens and their words, which stand in the views. */
const restOf = (brand: CompiledBrand): string =>
  JSON.stringify({ ...brand, screens: undefined, texts: undefined });

/**
 * Draws and checks every screen of a brand but its known views, and reports which one it is at. Gives all of its
 * views, each for what it is made of.
 */
async function drawBrand({ entry, known }: DrawOrder): Promise<string[]> {
  const loaded = await loadBrand(entry);
  const rest = restOf(loaded.brand);
  const drawnBefore = new Set(known);
  const views = [];
  for (const [template, screen] of Object.entries(loaded.brand.screens)) {
    report({ kind: 'screen', screen: template });
    for (const view of viewsOf(screen)) {
      const key = JSON.stringify(view).replace(/"validator":"[^"]*"/g, '');
      const name = createHash('sha256').update(rest).update(key).digest('base64url');
      views.push(name);
      if (drawn.has(key) || drawnBefore.has(name)) continue;
      await draw(loaded, template, view);
      checkForms(loaded, view);
      drawn.add(key);
    }
  }
  return views;
}

/** A screen's blocks, whatever conditions they have, and each page of its forms in each variant by itself. */
function viewsOf(screen: CompiledScreen): CompiledScreen[] {
  const blocks = screen.blocks.map((block) => ({ ...block, when: undefined }));
  const others = blocks.filter(({ block }) => block !== 'form');
  const forms = blocks.flatMap((block) =>
    block.block === 'form' ? formViews(block.form).map((form) => ({ ...block, form })) : [],
  );
  return [others, ...forms.map((block) => [block])].map((view) => ({ ...screen, blocks: view }));
}

const formViews = (form: CompiledForm): CompiledForm[] =>
  form.pages.flatMap((page) =>
    Object.values(page.variants).map((variant) => {
      return { ...form, conditions: [], pages: [{ ...page, variants: { '': variant } }] };
    }),
  );

async function draw(loaded: LoadedBrand, templateId: string, view: CompiledScreen) {
  const brand = { ...loaded.brand, screens: { ...loaded.brand.screens, [templateId]: view } };
  const path = pathOf(templateId, 'id') ?? '';
  await renderPage({
    url: new URL(path, 'http://localhost'),
    template: templateOf(path)!,
    page: {
      state: 'ready',
      config: null,
      seller: null,
      mode: 'light',
      environment: 'test',
      sandbox: false,
      appVersion: '0',
      hasLead: true,
    },
    visit: { ...resolveFlow(parseLink(''), brand.flows, null), loaded: { ...loaded, brand } },
    nonce: 'nonce',
  });
}

/** Checks an empty answer and a filled one, and tries each pattern on texts that it repeats itself in. */
function checkForms({ validators }: LoadedBrand, { blocks }: CompiledScreen): void {
  for (const block of blocks) {
    if (block.block !== 'form') continue;
    for (const { schema, validator } of block.form.pages.map(({ variants }) => variants['']!)) {
      const filled = Object.keys(schema.properties ?? {}).map((name) => [
        name,
        'a'.repeat(REPEATS),
      ]);
      for (const validate of Object.values(validators[validator] ?? {})) {
        validate({});
        validate(Object.fromEntries(filled));
      }
      for (const pattern of patternsIn(schema)) {
        const test = new RegExp(pattern, 'u');
        for (const sign of new Set(`a1 ${pattern}`)) test.test(`${sign.repeat(REPEATS)}\u0000`);
      }
    }
  }
}

const REPEATS = 60;

function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { pattern, patternProperties } = schema as {
    pattern?: unknown;
    patternProperties?: object;
  };
  return [
    ...(typeof pattern === 'string' ? [pattern] : []),
    ...Object.keys(patternProperties ?? {}),
    ...Object.values(schema).flatMap(patternsIn),
  ];
}

parentPort!.on('message', (order: DrawOrder) => {
  drawBrand(order).then(
    (views) => report({ kind: 'done', views }),
    (error: unknown) => report({ kind: 'failed', why: String(error) }),
  );
});
report({ kind: 'ready' });
