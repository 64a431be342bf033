import type * as ServerEntry from '../../src/app/server-entry.tsx';
import type {
  CompiledForm,
  CompiledScreen,
  LoadedBrand,
} from '../../src/contract/compiled-brand.ts';
import { parseLink } from '../../src/flow/link.ts';
import { pathOf, templateOf } from '../../src/flow/templates.ts';
import { createBrandStore } from '../../src/server/node/brand-store.ts';
import { resolveFlow } from '../../src/visit/resolve-visit.ts';
import type { DrawReport, DrawWork } from './draw-brands.ts';

/** Screens that brands share, in the same words, are drawn once. */
const drawn = new Set<string>();

let renderPage: typeof ServerEntry.renderPage;

/** Draws and checks every screen of a brand; `report` says which it is at. */
async function drawBrand(loaded: LoadedBrand, report: (screen: string) => void): Promise<void> {
  for (const [template, screen] of Object.entries(loaded.brand.screens)) {
    report(template);
    for (const view of viewsOf(screen)) {
      const key = JSON.stringify(view).replace(/"validator":"[^"]*"/g, '');
      if (drawn.has(key)) continue;
      await draw(loaded, template, view);
      checkForms(loaded, view);
      drawn.add(key);
    }
  }
}

/** A screen's blocks, without regard to their conditions, and each page of its forms in each variant by itself. */
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

process.once('message', async ({ folder, program, brands }: DrawWork) => {
  const entry = (await import(program)) as typeof ServerEntry;
  ({ renderPage } = entry);
  const { loadBrand } = createBrandStore(folder, entry.brandRuntime);
  for (const brand of brands) {
    let at: DrawReport = { id: brand.id, screen: '' };
    const report = (more: Partial<DrawReport>) => process.send!((at = { ...at, ...more }));
    report({});
    try {
      await drawBrand(await loadBrand(brand), (screen) => report({ screen }));
    } catch (error) {
      report({ why: String(error) });
      return;
    }
  }
  process.disconnect();
});
