import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/fixtures.ts';
import { mozambique, shops } from '../support/shops.ts';
import { longIf } from '../support/long.ts';

const MAX_BYTES = 202 * 1024;

for (const shop of shops) {
  test(
    `${shop.title}: at most 202 KB of JavaScript before the lead form works`,
    longIf(shop !== mozambique),
    async ({ page, visit }) => {
      const scripts = new Map<string, Promise<number>>();
      page.on('response', (response) => {
        const type = response.headers()['content-type'] ?? '';
        if (!type.includes('javascript')) return;
        const weight = response.body().then((body) => gzipSync(body, { level: 9 }).byteLength);
        scripts.set(response.url(), weight);
      });
      await visit.open('/lead', shop);
      const weights = await Promise.all(scripts.values());
      const inline = await page
        .locator('script:not([src]):not([type="application/json"])')
        .allTextContents();
      const sum = weights.reduce((all, one) => all + one, gzipSync(inline.join('')).byteLength);
      expect(scripts.size).toBeGreaterThan(1);
      expect(sum, [...scripts.keys()].join('\n')).toBeLessThanOrEqual(MAX_BYTES);
    },
  );
}
