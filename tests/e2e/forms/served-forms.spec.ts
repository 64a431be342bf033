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

/** Required controls that refuse the focus, and how many there are. */
const focusable = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLInputElement>('form.rjsf :required:enabled')];
    const refusing = all.filter((control) => {
      control.focus();
      return document.activeElement !== control;
    });
    return { required: all.length, deaf: refusing.map(({ id, name }) => id || name) };
  });

for (const [path, shop] of forms) {
  test(`${shop.title} ${path}: controls without the program look and focus alike`, async ({
    page,
    visit,
    noise,
  }) => {
    // The brand's font would make texts wider as soon as it comes.
    noise.expect(/ERR_ABORTED .*assets/);
    await page.route('**/*.woff2', () => {});
    const release = await holdProgram(page);
    await visit.openEarly(path, shop);
    const before = stable(await looks(page));
    expect(before.length).toBeGreaterThan(5);
    const { required, deaf } = await focusable(page);
    expect(required).toBeGreaterThan(3);
    expect(deaf).toEqual([]);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    release();
    await hydrated(page);
    expect(stable(await looks(page))).toEqual(before);
  });
}
