import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '../src/app/App.tsx';
import { renderPage } from '../src/app/server-entry.tsx';
import type { CompiledBrand } from '../src/contract/compiled-brand.ts';
import { PROFILE_PLAN } from '../src/contract/visit-cookie.ts';
import { parseLink } from '../src/flow/link.ts';
import { templateOf } from '../src/flow/templates.ts';
import { StyleProvider } from '../src/styles/StyleProvider.tsx';
import { resolveFlow } from '../src/visit/resolve-flow.ts';
import { loaded } from './drawing/brands.ts';
import { A_PRODUCT, aCheckout, aPage } from './drawing/checkout.ts';
import { openApp } from './drawing/draw-app.tsx';
import { unhurried } from './drawing/jsdom-page.ts';
import { drawnStyles } from './drawing/wear-styles.ts';
import { shortAndLong } from './long.ts';
import { compiledBrands, distinctScreens, isFirstTypical } from './walk/brands.ts';

interface DrawnScreen {
  brand: CompiledBrand;
  template: string;
}

/** Without one, the screens of an upsell lead away. */
const UPSELL = { productCode: 'EXTRA', name: 'Extra', business: 'extra' };

/** A profile is chosen where a product has several plans. */
const PLANS = ['one', 'two'].map((id) => ({ ...A_PRODUCT.plans[0], id }));
const PRODUCT = { ...A_PRODUCT, plans: PLANS };

/** Components of MUI that are controls: a paper, a box or a label around a control makes it none. */
const CONTROL_OF_MUI = ['InputBase', 'ButtonBase', 'NativeSelect', 'Checkbox', 'Radio', 'Link']
  .map((name) => `.Mui${name}-root`)
  .join();

const isVisible = (element: Element) =>
  !element.matches('[type=hidden], [data-testid=address] ~ *') &&
  !element.closest('[hidden], [aria-hidden=true]');

const visible = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].filter(isVisible);

/** An element as a reader of a failed test looks for it. */
const nameOf = (element: Element) =>
  [element.localName, element.id && `#${element.id}`, element.textContent.slice(0, 30)].join(' ');

const NOTHING = { mui: [], rjsf: [] };

/** Controls and fields that are drawn outside MUI's components and RJSF's forms. */
function drawnBeside(root: ParentNode) {
  const controls = visible(root, 'input, select, textarea, button');
  const fields = visible(root, 'input, select, textarea');
  return {
    mui: controls.filter((one) => !one.closest(CONTROL_OF_MUI)).map(nameOf),
    // A block that asks by itself and is answered at once (a coupon, a ticket, a survey) lies in no form; the choice of
    // a profile lies in one of its own, whose two buttons are posted without the program.
    rjsf: fields
      .filter((field) => field.closest('form:not(.rjsf)'))
      .filter((field) => field.getAttribute('name') !== PROFILE_PLAN)
      .map(nameOf),
  };
}

/** A screen as the server draws it, in the document. */
async function served({ brand, template }: DrawnScreen, hasLead: boolean) {
  const of = loaded(brand);
  const url = new URL(`/${template}`, 'https://pay.example.com');
  const page = aPage({ hasLead, upsell: UPSELL });
  const visit = { ...resolveFlow(parseLink(''), of.brand.flows, null), loaded: of };
  const address = templateOf(url.pathname)!;
  const { body } = await renderPage({ url, template: address, page, visit, nonce: 'n0nce' });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = body;
  return { container, page, of, path: url.pathname };
}

/** Takes a served screen over, as a browser does; answers what React complains of. */
async function hydrate({ container, page, of, path }: Awaited<ReturnType<typeof served>>) {
  const complaints: unknown[] = [];
  const checkout = aCheckout(of.brand, { page });
  const root = await unhurried(() =>
    hydrateRoot(
      container,
      <StyleProvider cache={drawnStyles()}>
        <MemoryRouter initialEntries={[path]}>
          <App checkout={checkout} loaded={of} />
        </MemoryRouter>
      </StyleProvider>,
      { onRecoverableError: (error) => complaints.push(error) },
    ),
  );
  return { complaints, end: () => act(async () => root.unmount()) };
}

// A countdown asks whether less motion is wanted; jsdom knows no media.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

for (const [option, some] of shortAndLong(distinctScreens, isFirstTypical())) {
  test.each(some)(
    '[CARD-03] [CARD-07] $brand.id: the server draws each control of /$template by MUI and each form by RJSF, and is taken over as it is',
    option,
    async (screen) => {
      for (const hasLead of [false, true]) {
        const drawn = await served(screen, hasLead);
        const { container } = drawn;
        expect(drawnBeside(container)).toEqual(NOTHING);
        const ids = [...container.querySelectorAll('[id]')].map((one) => ({ one, id: one.id }));
        const { complaints, end } = await hydrate(drawn);
        expect(complaints).toEqual([]);
        expect(ids.filter(({ one, id }) => one.isConnected && one.id !== id)).toEqual([]);
        await end();
        container.remove();
        sessionStorage.clear();
      }
    },
  );

  test.each(some)(
    '[CARD-03] [CARD-07] $brand.id: so does the browser once /$template has its answers',
    option,
    async ({ brand, template }) => {
      const { container } = await openApp({
        of: loaded(brand),
        link: `/${template}`,
        answers: { getProductV1: PRODUCT, getProductV2: PRODUCT },
        page: { hasLead: true, upsell: UPSELL },
      });
      expect(drawnBeside(container)).toEqual(NOTHING);
    },
  );
}

test('[CARD-07] a plain control and a page that differs from what the browser draws are found', async () => {
  const lead = await served({ brand: compiledBrands[0]!, template: 'lead' }, false);
  const { container } = lead;
  expect(visible(container, 'input, select, textarea, button').length).toBeGreaterThan(4);
  container.innerHTML = container.innerHTML.replace('<h1', '<h3');
  const { complaints, end } = await hydrate(lead);
  expect(complaints).not.toEqual([]);
  container.querySelector('form')!.append(document.createElement('input'));
  expect(drawnBeside(container).mui).toContain('input  ');
  const form = container.appendChild(document.createElement('form'));
  form.append(document.createElement('select'));
  expect(drawnBeside(container).rjsf).toContain('select  ');
  form.remove();
  await end();
});
