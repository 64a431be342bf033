import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '../src/app/App.tsx';
import { renderPage } from '../src/app/server-entry.tsx';
import { CHUNKS } from '../src/contract/chunks.ts';
import type { CompiledBrand } from '../src/contract/compiled-brand.ts';
import { parseLink } from '../src/flow/link.ts';
import { templateOf } from '../src/flow/templates.ts';
import { loadChunks } from '../src/renderer/chunks.ts';
import { StyleProvider } from '../src/styles/StyleProvider.tsx';
import { resolveFlow } from '../src/visit/resolve-visit.ts';
import { loaded } from './drawing/brands.ts';
import { aCheckout, aPage } from './drawing/checkout.ts';
import { unhurried } from './drawing/jsdom-page.ts';
import { drawnStyles } from './drawing/wear-styles.ts';
import { shortAndLong } from './long.ts';
import { compiledBrands, distinctScreens, isFirstTypical } from './walk/brands.ts';

// A browser waits for these before it draws a screen.
await loadChunks(CHUNKS);

interface ServedScreen {
  brand: CompiledBrand;
  template: string;
}

const UPSELL = { productCode: 'EXTRA', name: 'Extra', business: 'extra' };

/** The elements of a page that have an id. */
const idsOf = (root: Element) => [...root.querySelectorAll('[id]')].map((one) => [one, one.id]);

async function hydrate(
  { brand, template }: ServedScreen,
  hasLead: boolean,
  alter: (page: string) => string = (page) => page,
) {
  const of = loaded(brand);
  const url = new URL(`/${template}`, 'https://pay.example.com');
  const page = aPage({ hasLead, upsell: UPSELL });
  const visit = { ...resolveFlow(parseLink(''), of.brand.flows, null), loaded: of };
  const address = templateOf(url.pathname)!;
  const { body } = await renderPage({ url, template: address, page, visit, nonce: 'n0nce' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = alter(body);
  const ids = idsOf(container);
  const complaints: unknown[] = [];
  const checkout = aCheckout(of.brand, { page });
  const root = await unhurried(() =>
    hydrateRoot(
      container,
      <StyleProvider cache={drawnStyles()}>
        <MemoryRouter initialEntries={[url.pathname]}>
          <App checkout={checkout} loaded={of} />
        </MemoryRouter>
      </StyleProvider>,
      { onRecoverableError: (error) => complaints.push(error) },
    ),
  );
  const changed = ids.filter(
    ([one, id]) => (one as Element).isConnected && (one as Element).id !== id,
  );
  await act(async () => root.unmount());
  container.remove();
  cleanup();
  sessionStorage.clear();
  return { complaints, changed, ids };
}

// A countdown asks whether less motion is wanted; jsdom knows no media.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

for (const [option, some] of shortAndLong(distinctScreens, isFirstTypical())) {
  test.each(some)(
    '$brand.id: /$template is hydrated as the server drew it, and no id changes',
    option,
    async (screen) => {
      for (const hasLead of [false, true]) {
        const { complaints, changed } = await hydrate(screen, hasLead);
        expect(complaints).toEqual([]);
        expect(changed).toEqual([]);
      }
    },
  );
}

test('a page that differs from what the browser draws is found', async () => {
  const lead = { brand: compiledBrands[0]!, template: 'lead' };
  const { complaints, ids } = await hydrate(lead, false, (page) => page.replace('<h1', '<h3'));
  expect(complaints).not.toEqual([]);
  expect(ids.length).toBeGreaterThan(4);
});
