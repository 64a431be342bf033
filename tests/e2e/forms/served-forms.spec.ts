import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdProgram } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english, examPrep, mozambique, type Shop } from '../support/shops.ts';

const forms: [path: string, shop: Shop][] = [
  ['/lead', examPrep],
  ['/payment', examPrep],
  ['/payment', mozambique],
  ['/lead', english],
];

/** The styles of each control, label and button, and the size of the box around it. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const properties =
      'font-family font-size font-weight line-height color background-color border-top-width ' +
      'border-top-color border-top-left-radius padding-top padding-left height width display opacity ' +
      'appearance text-align margin-top';
    const controls = [
      ...document.querySelectorAll('form.rjsf :is(input, select, textarea, label, button)'),
    ];
    return controls.map((control, at) => {
      const style = getComputedStyle(control);
      const values = properties
        .split(' ')
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      const box = control.parentElement!.getBoundingClientRect();
      return [`${at} ${control.localName} ${control.id}`, ...values, box.width, box.height].join(
        '; ',
      );
    });
  });

/** All but the buttons: one that waits for the program opens with it. */
const stable = (all: string[]) => all.filter((one) => !/^\d+ button/.test(one));

for (const [path, shop] of forms) {
  test(`${shop.title} ${path}: controls look the same before the program`, async ({
    visit,
    noise,
  }) => {
    const { page } = visit;
    // The brand's font would make texts wider as soon as it comes.
    noise.expect(/ERR_ABORTED .*assets/);
    await page.route('**/*.woff2', () => {});
    const release = await holdProgram(page);
    await visit.openEarly(path, shop);
    const before = stable(await looks(page));
    release();
    await hydrated(page);
    expect(before.length).toBeGreaterThan(5);
    expect(stable(await looks(page))).toEqual(before);
  });

  test(`${shop.title} ${path}: every required control can take the focus`, async ({
    page,
    visit,
    noise,
  }) => {
    noise.expect(/ERR_ABORTED .*(assets|brands)/);
    await holdProgram(page);
    await visit.openEarly(path, shop);
    const { required, deaf } = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLInputElement>('form.rjsf :required:enabled')];
      const refusing = all.filter((control) => {
        control.focus();
        return document.activeElement !== control;
      });
      return { required: all.length, deaf: refusing.map(({ id, name }) => id || name) };
    });
    expect(required).toBeGreaterThan(3);
    expect(deaf).toEqual([]);
  });
}

test('controls of an upsell look as on a page of its own', async ({ visit }) => {
  const { page } = visit;
  const hub = { ...english, title: 'C-HUB', productCode: 'C-HUB', query: 'product=C-HUB' };
  await visit.buy(hub);
  await visit.open('/upsell-payment', hub);
  await visit.payment.priced();
  const first = stable(await looks(page));
  await visit.reload();
  await visit.payment.priced();
  expect(first.length).toBeGreaterThan(3);
  expect(stable(await looks(page))).toEqual(first);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ noise }) =>
    noise.expect(/request failed: csp .*\/(brands|assets)\/[\w.-]+\.js/),
  );

  for (const [path, shop] of forms) {
    test(`${shop.title} ${path}: no label covers what was typed`, async ({ page, visit }) => {
      await page.goto(visit.link(path, shop));
      const inputs = page.locator(
        'form.rjsf :is(input, select):not([type=radio], [type=checkbox])',
      );
      const count = await inputs.count();
      expect(count).toBeGreaterThan(2);
      for (const input of await inputs.all()) {
        if ((await input.evaluate((node) => node.localName)) === 'input') await input.fill('12');
        const box = (await input.boundingBox())!;
        const id = await input.getAttribute('id');
        const label = page.locator(`label[for="${id}"]`);
        if ((await label.count()) === 0) continue;
        const { x, y, width, height } = (await label.boundingBox())!;
        const isApart =
          y + height <= box.y + 1 ||
          y >= box.y + box.height ||
          x + width <= box.x ||
          x >= box.x + box.width;
        expect(isApart, `the label of ${id}`).toBe(true);
      }
    });
  }
});
