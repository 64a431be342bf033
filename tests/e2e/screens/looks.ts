import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../support/fixtures.ts';

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NARROW = { width: 320, height: 640 };
const MIN_TARGET = 44;

/** The frame of an input, which draws its border. */
const FRAME = 'div:has(> input:not([type=radio], [type=checkbox]), > select, > textarea)';

/** Buttons, links that look like one, inputs with their frame, and labels of small controls. */
const TARGETS = `button, main a[href]:not(p a, label a, li a), ${FRAME}, label:has(input), label[for]:has(a)`;

/** Controls that are not as high as a thumb needs, by what they say. */
export const tooLow = (page: Page): Promise<string[]> =>
  page
    .locator(TARGETS)
    .evaluateAll(
      (nodes, least) =>
        nodes
          .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < least)
          .map((node) => `too low: ${node.tagName} ${node.textContent}`),
      MIN_TARGET,
    );

/** Elements that stick out of the window, with their words. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((node) => node.checkVisibility())
      .filter((node) => node.getBoundingClientRect().right > document.body.clientWidth + 1)
      .map((node) => `sticks out: ${node.tagName} ${node.textContent}`),
  );

/** The setting of the browser for the size of letters, 16 px unless somebody changes it. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await session.detach();
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(size).toBe(`${standard}px`);
}

/** Violations that axe finds on what is open, at both widths, each with its elements. */
export async function violations(page: Page, tags = [...WCAG, 'best-practice']): Promise<string[]> {
  const found: string[] = [];
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const { violations: faults } = await new AxeBuilder({ page })
      .withTags(tags)
      .setLegacyMode()
      .analyze();
    const elements = faults.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id} at ${viewport.width}: ${target.join(' ')}`),
    );
    found.push(...elements);
  }
  return found;
}

/**
 * Faults of the open screen: violations of axe at both widths; at 320 px low targets, and elements that stick out,
 * also in letters of twice the size.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  const found = await violations(page);
  await page.setViewportSize(NARROW);
  found.push(...(await tooLow(page)), ...(await sticksOut(page)));
  await setFontSize(page, 32);
  found.push(...(await sticksOut(page)));
  await setFontSize(page, 16);
  await page.setViewportSize(DESKTOP);
  return found;
}
