import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';
import type { Noise } from '../support/noise.ts';
import { watchShifts } from '../support/shifts.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR, texts, PAYMENT_ERROR } from '../support/texts.ts';
import { Visit } from '../support/visit.ts';

const PAYMENT = 'POST /api/v2/payment';
const POLICIES = ['replaying', 'strict'] as const;

/** Walls before the upstream answers, which look up no key; 402 and 422 speak of the card (D-164). */
const WALLS = [403, 422, 404, 400, 401, 402, 413, 451, 429];
const OF_THE_PAYMENT = [402, 422];

const paymentsOf = ({ seen }: Upstream) =>
  seen.filter(({ method, path }) => `${method} ${path}` === PAYMENT);
const keysOf = (upstream: Upstream) =>
  paymentsOf(upstream).map(({ headers }) => headers['idempotency-key']);
const onlyOne = (keys: unknown[]) => expect(new Set(keys).size).toBe(1);

/** The ids that the payments arrived with. */
const codesOf = (upstream: Upstream) =>
  paymentsOf(upstream).map(({ headers }) => String(headers['x-request-id']));

const putWall = (upstream: Upstream, status: number) =>
  upstream.failNext(PAYMENT, { when: 'before', reply: { status, json: { message: 'no' } } });

/** A payment that was charged, its answer lost on the way back: the buyer reads the general text. */
async function payInDoubt(visit: Visit, upstream: Upstream, noise: Noise) {
  noise.expect(/payment/);
  upstream.failNext(PAYMENT, { when: 'after', reply: 'cut' });
  const payment = await visit.toFilledPayment(english);
  await payment.confirm(english);
  await expect(payment.failure.dialog).toContainText(`código do atendimento: ${codesOf(upstream)}`);
  await payment.fails(GENERAL_ERROR);
  await expect(payment.doubt).toContainText(texts['purchase.doubt.own']);
  await expect(payment.doubt).toContainText(`código do atendimento: ${codesOf(upstream)}`);
  return payment;
}

for (const policy of POLICIES) {
  test(`${policy}: charged, answer lost, walls: one charge`, async ({ visit, upstream, noise }) => {
    upstream.holdKeys(policy);
    const payment = await payInDoubt(visit, upstream, noise);
    const help = visit.page.locator('[data-help], footer a[href*=ajuda]').filter({ visible: true });
    await expect(help).toHaveCount(1);
    await expect(help).toHaveAccessibleName('Precisa de ajuda?');
    for (const status of WALLS) {
      putWall(upstream, status);
      await payment.fillSecrets(cards.approved);
      await payment.submit.click();
      const isOfPayment = OF_THE_PAYMENT.includes(status);
      const words = isOfPayment ? PAYMENT_ERROR : GENERAL_ERROR;
      await expect(payment.failure.words).toContainText(words);
      if (isOfPayment)
        await expect(payment.failure.dialog).toContainText(texts['purchase.doubt.risk']);
      await payment.failure.close.click();
    }
    await visit.payAgain(english);
    expect(keysOf(upstream)).toHaveLength(WALLS.length + 2);
    onlyOne(keysOf(upstream));
    expect(upstream.taken).toHaveLength(1);
  });
}

test('charged, answer lost, then refused: a warning', async ({ visit, upstream, noise }) => {
  const payment = await payInDoubt(visit, upstream, noise);
  putWall(upstream, 402);
  await payment.fillSecrets(cards.approved);
  await payment.confirm(english);
  await payment.fails(PAYMENT_ERROR);
  await expect(payment.outcome).toContainText(texts['purchase.doubt.risk']);
  await expect(payment.outcome).toContainText(codesOf(upstream)[0]!);
  expect(new Set(codesOf(upstream)).size).toBe(2);
  await expect(payment.outcome.getByRole('link', { name: texts['purchase.help'] })).toBeVisible();
  expect(upstream.taken).toHaveLength(1);

  // The first charge was another sale for this upstream, which says so.
  await payment.press(texts['purchase.doubt.new']);
  await expect(payment.number).toBeFocused();
  await visit.payAgain(english);
  expect(upstream.taken).toHaveLength(2);
  expect(upstream.complaints.splice(0)).toEqual(['payV2: paid a second time']);
});

for (const policy of POLICIES) {
  test(`${policy}: a tab with another e-mail asks`, async ({ context, visit, upstream, noise }) => {
    const { page } = visit;
    upstream.holdKeys(policy);
    await payInDoubt(visit, upstream, noise);
    await page.close();

    const email = visit.buyer.email.replace('ana+', 'ana.lima+');
    const tab = new Visit(await context.newPage(), { ...visit.buyer, email });
    const payment = await tab.toPayment(english);
    await expect(payment.doubt).toContainText(texts['purchase.doubt.device']);
    const moved = await watchShifts(tab.page);
    await tab.reload();
    await expect(payment.doubt).toContainText(codesOf(upstream)[0]!);
    await expect(payment.submit).toBeHidden();
    expect(await moved()).toBeLessThan(0.005);
    await payment.button(texts['purchase.doubt.continue']).click();
    await expect(payment.number).toBeFocused();
    await payment.pay(cards.approved, tab.buyer, english);
    if (policy === 'replaying') {
      await tab.at('/success');
      await expect(tab.page.getByRole('status')).toContainText('Sua compra anterior foi concluída');
    } else {
      // This tab does not know what was asked for first.
      await expect(payment.failure.dialog).toContainText(texts['purchase.doubt.risk']);
      await payment.failure.close.click();
    }
    expect(paymentsOf(upstream)).toHaveLength(2);
    onlyOne(keysOf(upstream));
    expect(upstream.taken).toHaveLength(1);
  });
}

test('a seller says once that it is another purchase', async ({ visit, upstream, noise }) => {
  await payInDoubt(visit, upstream, noise);
  const { page, buyer } = visit;
  const other = new Visit(page, { ...buyer, email: `rui+${buyer.id}@exemplo.com.br` });
  const payment = await other.toFilledPayment(english);
  await payment.confirm(english);
  await payment.button(texts['purchase.doubt.other']).click();
  await other.at('/success');
  const [first, second, ...more] = keysOf(upstream);
  expect(second).not.toBe(first);
  expect(more).toEqual([]);
  expect(upstream.taken).toHaveLength(2);
});

test('success shows what was really bought at first', async ({ visit, upstream, noise }) => {
  upstream.holdKeys('strict');
  await payInDoubt(visit, upstream, noise);
  const { page, buyer } = visit;
  const other = new Visit(page, { ...buyer, email: buyer.email.replace('ana+', 'rui+') });
  const payment = await other.toFilledPayment(english);
  await payment.installments.selectOption('12');
  await payment.confirm(english);
  await payment.button(texts['purchase.doubt.continue']).click();
  await other.at('/success');
  const [first, repeat] = paymentsOf(upstream).map(({ body }) => body!);
  expect(repeat).toEqual(first);
  const note = page.getByRole('status');
  await expect(note).toContainText(`a***@${buyer.email.split('@')[1]}`);
  await expect(note).toContainText('cartão de crédito');
  await expect(note.getByRole('link', { name: texts['purchase.help'] })).toBeVisible();
  await visit.reload();
  await expect(note).toContainText('Sua compra anterior foi concluída');
  expect(upstream.taken).toHaveLength(1);
});
