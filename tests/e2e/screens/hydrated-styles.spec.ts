import { expect, test } from '../support/fixtures.ts';
import { hydrated } from '../support/models/hydrated.ts';

for (const path of ['/lead?product=WUP', '/payment?product=APROVATOTAL']) {
  test(`${path}: hydration inserts no rule that the server has sent`, async ({ page }) => {
    // A server that has just started sends the overlay first.
    await expect.poll(async () => (await page.request.get(path)).text()).toContain('<main');
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const elements = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map((style) => ({
        isOfServer: style.textContent !== '',
        rules: [...style.sheet!.cssRules].map(({ cssText }) => cssText),
      })),
    );
    const sent = elements.filter(({ isOfServer }) => isOfServer).flatMap(({ rules }) => rules);
    const inserted = elements.filter(({ isOfServer }) => !isOfServer).flatMap(({ rules }) => rules);
    expect(sent.length).toBeGreaterThan(30);
    expect(inserted.filter((rule) => sent.includes(rule))).toEqual([]);
    // What the price brings with it may be new; the screen itself is not.
    expect(inserted.length).toBeLessThan(10);
  });
}
