import { expect, test } from 'vitest';
import { brandWith, loaded } from '../../tests/drawing/brands.ts';
import { A_PRODUCT, aCheckout, aPage } from '../../tests/drawing/checkout.ts';
import { fakeClient } from '../../tests/fakes/client.ts';
import { wantQuietConsole } from '../../tests/fakes/quiet-console.ts';
import { isFirstOf, shortAndLong } from '../../tests/long.ts';
import { compiledBrands } from '../../tests/walk/brands.ts';
import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import type { When } from '../contract/generated/when.ts';
import { dependsOn, evaluateCondition } from '../flow/condition.ts';
import type { Facts } from '../contract/facts.ts';
import { parseLink } from '../flow/link.ts';
import { templateOf } from '../flow/templates.ts';
import { resolveFlow } from '../visit/resolve-flow.ts';
import { askPrice, renderPage } from './server-entry.tsx';

const screens = compiledBrands.flatMap((brand) =>
  Object.keys(brand.screens).map((template) => ({ brand, template })),
);

/** Whether a block waits for nothing that only the visit's memory knows. */
const isDrawnAtOnce = (when: When | undefined) =>
  evaluateCondition(when, { isBankslip: false, canVerifyPhone: true } as Facts) &&
  !dependsOn(when, ['hasPix']);

wantQuietConsole();

const first = loaded(compiledBrands[0]!);
/** Without one its payment screens lead on. */
const UPSELL = { productCode: 'EXTRA', name: 'Extra', business: 'extra' };

function render(path: string, page: Partial<PageData> = {}, brand = first) {
  const url = new URL(path, 'https://pay.example.com');
  const data = aPage(page);
  const flow = resolveFlow(parseLink(url.search), brand.brand.flows, data.config);
  const template = templateOf(url.pathname)!;
  const visit = { ...flow, loaded: brand };
  return renderPage({ url, template, page: data, visit, nonce: 'n0nce' });
}

/**
 * CSS whose lack would break a page in the oldest supported browsers (Chrome 109, Safari 15.4, Firefox 115). What they
 * may do without is tolerated: `text-wrap: balance`, and rules with `:has()`.
 */
const ABOVE_FLOOR =
  /oklch|color-mix|light-dark\(|\(from |@layer|@container|@scope|@property|@starting-style|@media[^{]*[<>]=?|subgrid|\dcq[wib]|anchor\(|[{;}]\s*&/;

/** Selectors that a browser of the floor may lack: it drops the whole rule, so that they stand alone in theirs. */
const MAYBE_UNKNOWN = /:has\(|:user-(in)?valid|:popover-open/;

const withoutArguments = (selectors: string): string => {
  const shorter = selectors.replace(/\([^()]*\)/g, '');
  return shorter === selectors ? selectors : withoutArguments(shorter);
};

/** Rules that such a browser loses because of a selector beside those it knows. */
const lostRules = (styles: string) =>
  [...styles.matchAll(/(?<=[{}>;])[^{}>;@][^{};@]*(?=\{)/g)]
    .map(([selectors]) => selectors)
    .filter((all) => MAYBE_UNKNOWN.test(all) && withoutArguments(all).includes(','));

/** The page has the rules of each class, and none that a browser of the floor does not know. */
function expectStyled(body: string, head: string): void {
  const classes = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));
  const drawn = classes.filter((name) => name.startsWith('g-'));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((name) => !head.includes(`.${name}`))).toEqual([]);
  expect(ABOVE_FLOOR.exec(head)).toBeNull();
  expect(lostRules(head)).toEqual([]);
}

/** A form of the screen that is drawn without a lead is one of RJSF, and can be typed into before the program is there. */
function expectForm(body: string, template: string, brand: CompiledBrand): void {
  const { blocks } = brand.screens[template]!;
  const hasForm = blocks.some(({ block, when }) => block === 'form' && isDrawnAtOnce(when));
  // The screen of a method that does not exist leads away.
  const isClosed = brand.settings.area === 'MZ' && ['pix', 'livelo/payment'].includes(template);
  // The buttons of steps without a form are small forms of their own, without fields.
  expect(/<form [^>]*class="rjsf"/.test(body)).toBe(hasForm && !isClosed);
}

const expectDrawn = async ({ template, brand }: (typeof screens)[number]) => {
  const { settings } = brand;
  for (const mode of ['light', 'dark'] as const) {
    for (const hasLead of [false, true]) {
      const { lang, title, head, body } = await render(
        `/${template}`,
        { mode, hasLead, upsell: UPSELL },
        loaded(brand),
      );
      expect(lang).toBe(settings.lang);
      expect(title).toBe(`Checkout - ${settings.product.name}`);
      expect(body).toContain('<main');
      expect(body).not.toContain('style="');
      const tags = (head + body).match(/<style[^>]*>/g) ?? [];
      expect(tags.filter((tag) => !tag.includes('nonce="n0nce"'))).toEqual([]);
      expectStyled(body, head);
      if (!hasLead) expectForm(body, template, brand);
    }
  }
};

const oneOfEach = isFirstOf(({ template }: (typeof screens)[number]) => template);

for (const [option, some] of shortAndLong(screens, oneOfEach)) {
  test.each(some)(
    '[CARD-18] $brand.id: /$template is drawn on the server, light and dark, with a lead or without, its form ready to be typed into',
    option,
    (screen) => expectDrawn(screen),
  );
}

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
  const { md: _, ...others } = first.brand.screens;
  const brand = { ...first, brand: { ...first.brand, screens: others } };
  await expect(render('/md', {}, brand)).rejects.toThrow(/declares no screen 'md'/);
});

test('the price is asked for by the link alone, without a lead', async () => {
  const brand = brandWith();
  const { link, flow, flows, page } = aCheckout(brand, {
    search: '?voucher=HALF&source=news&utm_source=mail',
  });
  const client = fakeClient({ getProductV1: A_PRODUCT });
  const visit = { link, flow, flows, loaded: loaded(brand) };
  const found = await askPrice({ template: { templateId: 'payment' }, page, visit, client });
  expect(found).toMatchObject({ plans: [expect.objectContaining({ amount: 499 })] });
  const query = { voucher: 'HALF', leadId: undefined, email: undefined };
  expect(client.calls).toMatchObject([{ operationId: 'getProductV1', query }]);
});
