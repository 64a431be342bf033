import { pathToFileURL } from 'node:url';
import type * as ServerEntry from '../../src/app/server-entry.tsx';
import type {
  CatalogueEntry,
  CompiledForm,
  CompiledScreen,
  LoadedBrand,
} from '../../src/contract/compiled-brand.ts';
import { parseLink } from '../../src/flow/link.ts';
import { pathOf, templateOf } from '../../src/flow/templates.ts';
import { createBrandStore } from '../../src/server/node/brand-store.ts';
import { resolveFlow } from '../../src/visit/resolve-flow.ts';

export type Program = typeof ServerEntry;

/**
 * Draws every screen of every built brand, those that brands share once, and checks an empty answer to each of its forms.
 * @throws for the first that fails.
 */
export async function drawBrands(
  folder: string,
  program: string,
  brands: readonly CatalogueEntry[],
): Promise<void> {
  const { renderPage, brandRuntime } = (await import(pathToFileURL(program).href)) as Program;
  const { loadBrand } = createBrandStore(folder, brandRuntime);
  const drawn = new Set<string>();
  for (const entry of brands) {
    const loaded = await loadBrand(entry);
    for (const [template, screen] of Object.entries(loaded.brand.screens)) {
      for (const view of viewsOf(screen)) {
        const key = JSON.stringify(view).replace(/"validator":"[^"]*"/g, '');
        if (drawn.has(key)) continue;
        drawn.add(key);
        try {
          await renderPage(pageOf(loaded, template, view));
          checkForms(loaded, view);
        } catch (cause) {
          const why = `the screen '${template}' cannot be drawn: ${String(cause)}`;
          throw new Error(`brands/${entry.id}: ${why}`, { cause });
        }
      }
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

function pageOf(
  loaded: LoadedBrand,
  templateId: string,
  view: CompiledScreen,
): Parameters<Program['renderPage']>[0] {
  const brand = { ...loaded.brand, screens: { ...loaded.brand.screens, [templateId]: view } };
  const path = pathOf(templateId, 'id') ?? '';
  return {
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
  };
}

function checkForms({ validators }: LoadedBrand, { blocks }: CompiledScreen): void {
  for (const block of blocks) {
    if (block.block !== 'form') continue;
    for (const { variants } of block.form.pages) {
      const compiled = validators[variants['']!.validator] ?? {};
      for (const validate of Object.values(compiled)) validate({});
    }
  }
}
