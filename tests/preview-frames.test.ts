import { expect, test } from 'vitest';
import { sandboxBrands } from '../scripts/brand-files/sandbox-brands.ts';
import type { Catalogue } from '../src/contract/compiled-brand.ts';
import { factsIn } from '../src/flow/condition.ts';
import type { PreviewBrand } from '../src/workshop/states/scenes.ts';
import { drawnFrames, framesOf } from '../src/workshop/states/frames.ts';
import { checked } from './brand-mistakes/checked.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';

const fixtures = checked(fixtureBrands);
const entries = fixtures.brands.map(({ compiled: { id, settings } }) => {
  const { key, area, productCode = key, dsProductId, business, product } = settings;
  const sold = { productCode, dsProductId, business, name: product.name };
  return { id, key, area, ...sold, module: '', looks: '' };
});
const catalogue = { default: '', designSystemOverrides: [], brands: entries } as Catalogue;
const sold = sandboxBrands(fixtures);
const brands: PreviewBrand[] = fixtures.brands.map(({ compiled }, at) => ({
  brand: compiled,
  sandbox: sold[at]!,
  catalogue,
}));
const frames = new Map(brands.map((known) => [known.brand.id, framesOf(known)]));

const statesOf = (brand: string, screen: string) =>
  frames.get(brand)!.flatMap((frame) => (frame.screen === screen ? [frame.state] : []));

/** Screens that are left at once where the brand offers no upsell. */
const FOR_UPSELLS = ['payment/upsell', 'upsell-payment', 'multiprofile-upsell-presentation'];

test('every screen of every brand that a buyer can stay on has frames, each state named once', () => {
  for (const { brand } of brands) {
    const own = frames.get(brand.id)!;
    const hasUpsell =
      brand.settings.upsellProductName !== undefined ||
      brand.flows.some(({ props }) => props?.upsell !== undefined);
    const screens = Object.keys(brand.screens).filter(
      (screen) => hasUpsell || !FOR_UPSELLS.includes(screen),
    );
    expect(new Set(own.map(({ screen }) => screen))).toEqual(new Set(screens));
    expect(new Set(own.map(({ screen, state }) => `${screen} ${state}`)).size).toBe(own.length);
  }
});

test('the states of a form, page by page, and of what comes of it', () => {
  expect(statesOf('wup-mz', 'payment')).toEqual(
    expect.arrayContaining(['empty', 'errors', 'filled', 'filled-page-2', 'refused-page-2']),
  );
  expect(statesOf('wup', 'success')).toEqual(['card', 'new', 'pix', 'pix-expired', 'boleto']);
  expect(statesOf('wup', 'pix')).toEqual(
    expect.arrayContaining(['pix', 'pix-expired', 'pix-wrong', 'unknown', 'waiting']),
  );
});

test('a refusal that leads to another screen is not a state of this one', () => {
  expect(statesOf('wup', 'livelo/payment')).not.toContain('refused');
});

/** Products of only some brands, payment methods that an upsell does not have, and plans without points. */
const SELDOM = [
  'hasContract',
  'hasTickets',
  'hasUpsellOffer',
  'isBankslip',
  'isLiveEnabled',
  'takesPoints',
];

test('every block that the flows of a brand can show is seen in a frame', () => {
  // It sells in every way there is.
  const whole = brands.filter(({ brand }) => brand.id === 'wup');
  const unseen = whole.flatMap((known) => {
    const own = drawnFrames(known).filter(({ frame }) => frame.isInFlow);
    const seen = new Set(
      own.flatMap(({ frame, scene }) => scene.blocks.map(({ id }) => `${frame.screen} ${id}`)),
    );
    return [...new Set(own.map(({ frame }) => frame.screen))].flatMap((screen) =>
      known.brand.screens[screen]!.blocks.filter(
        ({ id, when }) =>
          !seen.has(`${screen} ${id}`) &&
          !screen.endsWith('upsell') &&
          // The payment of another tab.
          !['pending-title', 'code-elsewhere'].includes(id) &&
          !factsIn(when).some((fact) => SELDOM.includes(fact)),
      ).map(({ id }) => `${known.brand.id} ${screen} ${id}`),
    );
  });
  expect(unseen).toEqual([]);
});
