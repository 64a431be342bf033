import { expect, test } from 'vitest';
import { loaded, ownBrands } from '../../tests/drawing/brands.ts';
import { aPage } from '../../tests/drawing/checkout.ts';
import { wantQuietConsole } from '../../tests/fakes/quiet-console.ts';
import { isFirstOf, shortAndLong } from '../../tests/long.ts';
import type { PageData } from '../contract/page-data.ts';
import type { When } from '../contract/generated/when.ts';
import { dependsOn } from '../flow/condition-facts.ts';
import type { Facts } from '../contract/facts.ts';
import { evaluateCondition } from '../flow/condition.ts';
import { parseLink } from '../flow/link.ts';
import { templateOf } from '../flow/templates.ts';
import { resolveFlow } from '../visit/resolve-visit.ts';
import { renderPage } from './server-entry.tsx';

const brands = ownBrands().map(loaded);
const screens = brands.flatMap((brand) =>
  Object.keys(brand.brand.screens).map((template) => ({ brand, template })),
);

/** Whether a block waits for nothing that only the visit's memory knows. */
const isDrawnAtOnce = (when: When | undefined) =>
  evaluateCondition(when, { isBankslip: false, canVerifyPhone: true } as Facts) &&
  !dependsOn(when, ['hasPix']);

wantQuietConsole();

const [first] = brands;
/** Without one its payment screens lead on. */
const UPSELL = { productCode: 'EXTRA', name: 'Extra', business: 'extra' };

function render(path: string, page: Partial<PageData> = {}, brand = first!) {
  const url = new URL(path, 'https://pay.example.com');
  const data = aPage(page);
  const flow = resolveFlow(parseLink(url.search), brand.brand.flows, data.config);
  const template = templateOf(url.pathname)!;
  return renderPage({
    url,
    template,
    page: data,
    visit: { ...flow, loaded: brand },
    nonce: 'n0nce',
  });
}

/** The page has the rules of each class, those of a component after those of what it is made of. */
function expectStyled(body: string, head: string): void {
  for (const [, names] of body.matchAll(/ class="([^"]*)"/g)) {
    const places = names!.split(' ').map((name) => head.indexOf(`.${name}`));
    expect(places, names).not.toContain(-1);
    expect(places, names).toEqual(places.toSorted((a, b) => a - b));
  }
}

const expectDrawn = async ({ template, brand }: (typeof screens)[number]) => {
  for (const mode of ['light', 'dark'] as const) {
    for (const hasLead of [false, true]) {
      const { lang, title, head, body } = await render(
        `/${template}`,
        { mode, hasLead, upsell: UPSELL },
        brand,
      );
      expect(lang).toBe(brand.brand.settings.lang);
      expect(title).toBe(`Checkout - ${brand.brand.settings.product.name}`);
      expect(body).toContain('<main');
      expect(body).not.toContain('style="');
      expectStyled(body, head);
    }
  }
};

const oneOfEach = isFirstOf(({ template }: (typeof screens)[number]) => template);

for (const [option, some] of shortAndLong(screens, oneOfEach)) {
  test.each(some)(
    '$brand.brand.id: /$template is drawn on the server, light and dark, with a lead or without',
    option,
    (screen) => expectDrawn(screen),
  );

  test(
    '[CARD-18] every form is readable and can be typed into before the program arrives',
    option,
    async () => {
      for (const { brand, template } of some) {
        const { body } = await render(`/${template}`, { upsell: UPSELL }, brand);
        const blocks = brand.brand.screens[template]!.blocks;
        const hasForm = blocks.some(({ block, when }) => block === 'form' && isDrawnAtOnce(when));
        // The screen of a method that does not exist leads away (D-174).
        const isClosed =
          brand.brand.settings.area === 'MZ' && ['pix', 'livelo/payment'].includes(template);
        // The buttons of steps without a form are small forms of their own, without fields.
        expect(/<form [^>]*novalidate=""/i.test(body)).toBe(hasForm && !isClosed);
      }
    },
  );
}

test('styles come with the page, each under the nonce of its answer', async () => {
  const { head } = await render('/lead');
  const tags = head.match(/<style[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((tag) => !tag.includes('nonce="n0nce"'))).toEqual([]);
});

test("nothing of the link's text becomes markup", async () => {
  const { head, body } = await render('/lead?seller=%3Cscript%3Ealert(1)%3C/script%3E', {
    seller: { name: '<img src=x onerror=alert(1)>', isLiveEnabled: false },
  });
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(head + body).not.toMatch(/<script>alert|<img src=x/);
});

test('[SCREEN-43] without config and seller the page is the overlay', async () => {
  const { body } = await render('/lead', { state: 'waiting' });
  expect(body).toContain('alt="Loading..."');
  expect(body).not.toContain('<form');
});

test('what was posted before the program arrived is in the form again', async () => {
  const { body } = await render('/lead', {
    posted: { name: 'Ana Lima', email: 'ana@mail.example' },
  });
  expect(body).toContain('value="Ana Lima"');
  expect(body).toContain('value="ana@mail.example"');
});

test('a screen that the brand does not have is an error for the server to answer', async () => {
  const { md: _, ...others } = first!.brand.screens;
  const brand = { ...first!, brand: { ...first!.brand, screens: others } };
  await expect(render('/md', {}, brand)).rejects.toThrow(/declares no screen 'md'/);
});
