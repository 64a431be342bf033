import type { Page } from '@playwright/test';
import { expect, test, testWithoutJavaScript } from '../support/fixtures.ts';
import { holdAnswer, holdProgram } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english, examPrep, mozambique, shopOf, type Shop } from '../support/shops.ts';

const forms: [path: string, shop: Shop][] = [
  ['/lead', examPrep],
  ['/payment', examPrep],
  ['/payment', mozambique],
  ['/lead', english],
];

/** All styles of each control and label; without buttons, as one that waits for the program opens with it. */
const looks = (page: Page) =>
  page.locator('form.rjsf :is(input, select, textarea, label)').evaluateAll((controls) =>
    controls.map((control) => {
      const { width, height } = control.parentElement!.getBoundingClientRect();
      const style = getComputedStyle(control);
      const styles = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return [`${control.localName} ${control.id}`, width, height, ...styles];
    }),
  );

/** The names of required controls, each with whether it takes the focus. */
const focusable = (page: Page) =>
  page.locator('form.rjsf :required:enabled').evaluateAll((controls: HTMLElement[]) =>
    controls.map((control) => {
      control.focus();
      const takesFocus = document.activeElement === control;
      control.blur();
      return [control.getAttribute('name'), takesFocus];
    }),
  );

/** Rules of Emotion's, as the server has sent them and as the browser has inserted them. */
const rulesOf = (page: Page) =>
  page.locator('style[data-emotion]').evaluateAll((styles: HTMLStyleElement[]) => {
    const rules = (isSent: boolean) =>
      styles
        .filter(({ textContent }) => (textContent !== '') === isSent)
        .flatMap(({ sheet }) => [...sheet!.cssRules].map(({ cssText }) => cssText));
    return { sent: rules(true), inserted: rules(false) };
  });

for (const [path, shop] of forms) {
  test(`${shop.title} ${path}: required controls take the focus, and hydration changes no style`, async ({
    page,
    visit,
    noise,
  }) => {
    // The brand's font would make texts wider as soon as it comes.
    noise.expect(/ERR_ABORTED .*assets/);
    await page.route('**/*.woff2', () => {});
    const release = await holdProgram(page);
    // Instalments open with the price.
    const answer = await holdAnswer(page, '**/product/*');
    await visit.openEarly(path, shop);
    const before = await looks(page);
    expect(before.length).toBeGreaterThan(5);
    const focus = await focusable(page);
    expect(focus.length).toBeGreaterThan(3);
    expect(focus.filter(([, takesFocus]) => !takesFocus)).toEqual([]);
    release();
    await hydrated(page);
    expect(await looks(page)).toEqual(before);
    answer();
    await visit.payment.priced();
    const { sent, inserted } = await rulesOf(page);
    expect(sent.length).toBeGreaterThan(30);
    expect(inserted.filter((rule) => sent.includes(rule))).toEqual([]);
    // Rules of the price may be new; rules of the screen itself are not.
    expect(inserted.length).toBeLessThan(10);
  });

  testWithoutJavaScript(
    `${shop.title} ${path}: no label covers what was typed without JavaScript`,
    async ({ page, visit }) => {
      await page.goto(visit.link(path, shop));
      const inputs = page.locator(
        'form.rjsf :is(input, select):not([type=radio], [type=checkbox])',
      );
      expect(await inputs.count()).toBeGreaterThan(2);
      for (const input of await inputs.all()) {
        if (await input.evaluate(({ localName }) => localName === 'input')) await input.fill('12');
        const covering = input.evaluate((field: HTMLInputElement) => {
          const box = field.getBoundingClientRect();
          return [...field.labels!].filter((label) => {
            const { top, bottom, left, right } = label.getBoundingClientRect();
            const isApart =
              bottom <= box.top + 1 || top >= box.bottom || right <= box.left || left >= box.right;
            return !isApart;
          }).length;
        });
        expect(await covering, `labels over ${await input.getAttribute('id')}`).toBe(0);
      }
    },
  );
}

test('controls of an upsell, whose theme takes the place of another, look as on a page of its own', async ({
  visit,
}) => {
  const { page, payment } = visit;
  await visit.buy(shopOf('C-HUB'));
  await payment.press('Quero aproveitar');
  await visit.at('/payment/upsell');
  await payment.priced();
  const changed = await looks(page);
  expect(changed.length).toBeGreaterThan(3);
  await visit.reload();
  await payment.priced();
  expect(await looks(page)).toEqual(changed);
});
