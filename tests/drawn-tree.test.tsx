import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../src/app/server-entry.tsx';
import type { CompiledBrand } from '../src/contract/compiled-brand.ts';
import { parseLink } from '../src/flow/link.ts';
import { templateOf } from '../src/flow/templates.ts';
import { resolveFlow } from '../src/visit/resolve-visit.ts';
import { loaded } from './drawing/brands.ts';
import { A_PRODUCT, aPage } from './drawing/checkout.ts';
import { openApp } from './drawing/draw-app.tsx';
import { shortAndLong } from './long.ts';
import { compiledBrands, distinctScreens, isFirstTypical } from './walk/brands.ts';

interface DrawnScreen {
  brand: CompiledBrand;
  template: string;
}

/** Without one, the screens of an upsell lead away. */
const UPSELL = { productCode: 'EXTRA', name: 'Extra', business: 'extra' };

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

/** Controls and fields that are drawn outside MUI's components and RJSF's forms. */
function drawnBeside(root: ParentNode) {
  const controls = visible(root, 'input, select, textarea, button');
  const fields = visible(root, 'input, select, textarea');
  return {
    beside: {
      mui: controls.filter((one) => !one.closest(CONTROL_OF_MUI)).map(nameOf),
      // A block that asks by itself and is answered at once (a coupon, a ticket, a survey) lies in no form.
      rjsf: fields.filter((field) => field.closest('form:not(.rjsf)')).map(nameOf),
    },
    count: controls.length,
  };
}

async function served({ brand, template }: DrawnScreen, hasLead: boolean) {
  const of = loaded(brand);
  const url = new URL(`/${template}`, 'https://pay.example.com');
  const page = aPage({ hasLead, upsell: UPSELL });
  const visit = { ...resolveFlow(parseLink(url.search), of.brand.flows, null), loaded: of };
  const address = templateOf(url.pathname)!;
  const { body } = await renderPage({ url, template: address, page, visit, nonce: 'n0nce' });
  const tree = document.createElement('div');
  tree.innerHTML = body;
  return tree;
}

// A countdown asks whether less motion is wanted; jsdom knows no media.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

for (const [option, some] of shortAndLong(distinctScreens, isFirstTypical())) {
  test.each(some)(
    '[CARD-03] [CARD-07] $brand.id: the server draws each control of /$template by MUI, and each form by RJSF',
    option,
    async (screen) => {
      for (const hasLead of [false, true]) {
        const { beside } = drawnBeside(await served(screen, hasLead));
        expect(beside).toEqual({ mui: [], rjsf: [] });
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
        answers: { getProductV1: A_PRODUCT, getProductV2: A_PRODUCT },
        page: { hasLead: true, upsell: UPSELL },
      });
      expect(drawnBeside(container).beside).toEqual({ mui: [], rjsf: [] });
    },
  );
}

test('[CARD-07] the screens have controls, of which a plain one is found', async () => {
  const lead = await served({ brand: compiledBrands[0]!, template: 'lead' }, false);
  expect(drawnBeside(lead).count).toBeGreaterThan(4);
  const plain = document.createElement('input');
  lead.querySelector('form')!.append(plain);
  expect(drawnBeside(lead).beside.mui).toContain('input  ');
  const form = lead.appendChild(document.createElement('form'));
  form.append(document.createElement('select'));
  expect(drawnBeside(lead).beside.rjsf).toContain('select  ');
});
