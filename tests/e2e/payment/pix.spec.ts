import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { examPrep } from '../support/shops.ts';
import { planOf } from '../support/sold.ts';
import { texts } from '../support/texts.ts';
import type { Visit } from '../support/visit.ts';

const toPix = (visit: Visit) => visit.passLead(examPrep, '/pix', 'route=pix');

test('[FLOW-04, FLOW-11, FLOW-17, SCREEN-30, ENTITY-04] Pix: one code at step 2, copied, reloaded, then success', async ({
  page,
  context,
  visit,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await toPix(visit);
  const { pix } = visit;
  await expect(pix.step).toHaveAccessibleName('Etapa 2 de 4');
  await expect(pix.heading).toHaveText('Pague com Pix');
  await pix.askTwiceAtOnce();
  await expect(pix.picture).toBeVisible();
  const code = await pix.code.inputValue();
  const { amount } = await planOf(examPrep);
  const body = await sandbox.onlyBody('payV2');
  expect(body).toMatchObject({ type: 'pix', amount, email: visit.buyer.email });
  expect(body.paymentMethods).toEqual([{ type: 'pix', amount }]);
  expect(JSON.parse((await visit.kept('dataPix'))!)).toHaveProperty('text', code);
  expect(code).toMatch(/^000201.*6304[0-9A-F]{4}$/);

  await pix.copy.click();
  await expect(page.getByText(`${texts['pix.copied']} ✓`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await visit.reload();
  await expect(pix.code).toHaveValue(code);
  await expect(pix.picture).toBeVisible();
  await pix.next.click();
  await visit.at('/success');
  await expect(visit.success.heading).toHaveText(texts['success.pix.title']);
  const { charges } = await sandbox.state();
  expect(charges).toHaveLength(1);
  expect(charges[0]).toMatchObject({ method: 'pix', status: 'pending' });
});

test.describe('a buyer whose Pix answer is lost', () => {
  test.use({ mailbox: 'perdido' });

  test('reads so, and the next press brings the one code', async ({ visit, noise, sandbox }) => {
    noise.expect(answeredWith(502, 'payment'));
    await toPix(visit);
    await visit.pix.ask();
    await visit.pix.fails(texts['error.code']);
    await visit.payment.retry.click();
    await visit.pix.ask();
    await expect(visit.pix.code).toBeVisible();
    expect(await sandbox.chargeCount()).toBe(1);
  });
});

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('[SCREEN-30] the copy button is in sight first', async ({ context, visit }) => {
    const { page } = visit;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await toPix(visit);
    const { pix } = visit;
    await pix.ask();
    await expect(pix.copy).toBeInViewport({ ratio: 1 });
    await expect(pix.picture).toBeHidden();
    await expect(page.getByRole('main')).toContainText(/Recebedor\S/);

    const before = await pix.code.boundingBox();
    await pix.copy.tap();
    await expect(page.getByText(`${texts['pix.copied']} ✓`)).toBeVisible();
    expect(await pix.code.boundingBox()).toEqual(before);

    await pix.other.tap();
    await expect(pix.picture).toBeVisible();
  });
});

test.describe('a code that can be paid for half an hour', () => {
  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install();
    await toPix(visit);
    await visit.pix.ask();
    await expect(visit.pix.timer).toContainText(/Este código expira em (30:00|29:\d\d)\./);
  });

  test('[SCREEN-30] counts down, expires, and is asked for anew', async ({ visit, sandbox }) => {
    const { page, pix } = visit;
    const first = await pix.code.inputValue();
    await page.clock.fastForward(HALF_AN_HOUR_MS / 2);
    await visit.reload();
    await expect(pix.timer).toContainText('em 14:');
    await expect(pix.code).toHaveValue(first);

    await page.clock.fastForward(HALF_AN_HOUR_MS / 2);
    await expect(page.getByRole('alert')).toContainText('O código Pix expirou.');
    await expect(pix.code).toHaveCount(0);
    await visit.reload();
    await expect(page.getByRole('alert')).toContainText('O código Pix expirou.');
    await pix.askTwiceAtOnce();
    await expect(pix.code).toBeVisible();
    await expect(pix.code).not.toHaveValue(first);
    expect(new Set(await sandbox.keys()).size).toBe(2);
    expect(await sandbox.chargeCount()).toBe(2);
  });
});
