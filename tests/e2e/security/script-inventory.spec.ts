import { expect, test } from '../support/fixtures.ts';
import { onOwnServer } from '../support/own-server.ts';
import { english, mozambique } from '../support/shops.ts';
import { inventory, isNamed, scriptsOf } from './card-page-scripts.ts';

for (const shop of [english, mozambique]) {
  test(`${shop.title}: a card page loads the scripts of the inventory`, async ({ page, visit }) => {
    await visit.toPayment(shop);
    const scripts = await scriptsOf(page);
    const rows = inventory('Scripts of card pages');
    const unnamed = scripts.filter((script) => !rows.some((row) => isNamed(script, row)));
    expect(unnamed, 'not in SECURITY.md').toEqual([]);
    const absent = rows.filter((row) => !scripts.some((script) => isNamed(script, row)));
    expect(absent, 'in SECURITY.md, and not loaded').toEqual([]);
  });
}

/** Nothing fails here, so nothing is sent to the service that this address names. */
const monitored = onOwnServer({ SENTRY_DSN: 'http://0123456789abcdef@127.0.0.1:9/7' });

monitored('with monitoring it loads those of its channel too', async ({ page, visit }) => {
  await visit.toPayment(english);
  const scripts = await scriptsOf(page);
  const monitoring = inventory('With monitoring');
  const rows = [...inventory('Scripts of card pages'), ...monitoring];
  expect(scripts.filter((script) => !rows.some((row) => isNamed(script, row)))).toEqual([]);
  const loaded = monitoring.filter((row) => scripts.some((script) => isNamed(script, row)));
  expect(loaded).toContain('src/monitoring/start-channels.ts');
  expect(loaded).toContain('src/monitoring/errors/error-channel.ts');
});
