import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';
import { answeredWith, type Noise } from '../support/noise.ts';
import { watchShifts } from '../support/shifts.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR, own, PAYMENT_ERROR } from '../support/texts.ts';
import { Visit } from '../support/visit.ts';

const PAYMENT = 'POST /api/v2/payment';

/** The upstream charges the next payment, and its answer is lost on the way back. */
function loseNextAnswer(upstream: Upstream, noise: Noise): void {
  noise.expect(answeredWith(502, 'payment'));
  upstream.failNext(PAYMENT, { when: 'after', reply: 'cut' });
}

/** A wall before the upstream answers the next payment; no key is looked up. */
function putWall(upstream: Upstream, noise: Noise, status: number): void {
  noise.expect(answeredWith(status, 'payment'));
  upstream.failNext(PAYMENT, { when: 'before', reply: { status, json: { message: 'no' } } });
}

const paymentsOf = ({ seen }: Upstream) =>
  seen.filter(({ method, path }) => `${method} ${path}` === PAYMENT);
const keysOf = (upstream: Upstream) =>
  paymentsOf(upstream).map(({ headers }) => headers['idempotency-key']);

/** The ids that the payments arrived with. */
const codesOf = (upstream: Upstream) =>
  paymentsOf(upstream).map(({ headers }) => String(headers['x-request-id']));

/** A payment that was charged, and whose buyer reads the general text. */
async function payInDoubt(visit: Visit, upstream: Upstream, noise: Noise) {
  loseNextAnswer(upstream, noise);
  const payment = await visit.toFilledPayment(english);
  await payment.confirm(english);
  await expect(payment.failure.dialog).toContainText(`código do atendimento: ${codesOf(upstream)}`);
  await payment.fails(GENERAL_ERROR);
  await expect(payment.doubt).toContainText(own.doubtOwn);
  await expect(payment.doubt).toContainText(`código do atendimento: ${codesOf(upstream)}`);
  return payment;
}

test('charged, answer lost, then a wall: one charge', async ({ visit, upstream, noise }) => {
  const payment = await payInDoubt(visit, upstream, noise);
  const help = visit.page.locator('[data-help], footer a[href*=ajuda]').filter({ visible: true });
  await expect(help).toHaveCount(1);
  await expect(help).toHaveAccessibleName('Precisa de ajuda?');
  putWall(upstream, noise, 403);
  for (const isAnswered of [false, true]) {
    await payment.fillSecrets(cards.approved);
    await payment.confirm(english);
    if (!isAnswered) await payment.fails(GENERAL_ERROR);
  }
  await visit.at('/success');
  await expect(visit.page.getByText(PAYMENT_ERROR)).toHaveCount(0);
  expect(new Set(keysOf(upstream)).size).toBe(1);
  expect(upstream.taken).toHaveLength(1);
});

test('charged, answer lost, then refused: a warning', async ({ visit, upstream, noise }) => {
  const payment = await payInDoubt(visit, upstream, noise);
  putWall(upstream, noise, 402);
  await payment.fillSecrets(cards.approved);
  await payment.confirm(english);
  await payment.fails(PAYMENT_ERROR);
  await expect(payment.outcome).toContainText(own.doubtRisk);
  await expect(payment.outcome).toContainText(codesOf(upstream)[0]!);
  expect(new Set(codesOf(upstream)).size).toBe(2);
  await expect(payment.outcome.getByRole('link', { name: own.help })).toBeVisible();
  expect(upstream.taken).toHaveLength(1);

  // The first charge was another sale for this upstream, which says so.
  await payment.press(own.doubtNew);
  await expect(payment.number).toBeFocused();
  await payment.fillSecrets(cards.approved);
  await payment.confirm(english);
  await visit.at('/success');
  expect(upstream.taken).toHaveLength(2);
  expect(upstream.complaints.splice(0)).toEqual(['payV2: paid a second time']);
});

test('a new tab with a corrected e-mail asks first', async ({
  page,
  context,
  visit,
  buyer,
  upstream,
  noise,
}) => {
  await payInDoubt(visit, upstream, noise);
  await page.close();

  const email = buyer.email.replace('ana+', 'ana.lima+');
  const tab = new Visit(await context.newPage(), { ...buyer, email });
  const payment = await tab.toPayment(english);
  await expect(payment.doubt).toContainText(own.doubtOnDevice);
  const moved = await watchShifts(tab.page);
  await tab.reload();
  await expect(payment.doubt).toContainText(codesOf(upstream)[0]!);
  await expect(payment.submit).toBeHidden();
  expect(await moved()).toBeLessThan(0.005);
  expect(keysOf(upstream)).toHaveLength(1);
  await payment.button(own.doubtContinue).click();
  await expect(payment.number).toBeFocused();
  await tab.pay(english);
  await expect(tab.page.getByRole('status')).toContainText('Sua compra anterior foi concluída');
  expect(new Set(keysOf(upstream)).size).toBe(1);
  expect(upstream.taken).toHaveLength(1);
});

test('a seller says once that it is another purchase', async ({ visit, upstream, noise }) => {
  const { page, buyer } = visit;
  await payInDoubt(visit, upstream, noise);
  const other = new Visit(page, { ...buyer, email: `rui+${buyer.id}@exemplo.com.br` });
  const payment = await other.toFilledPayment(english);
  await payment.confirm(english);
  await payment.button(own.doubtOther).click();
  await other.at('/success');
  const [first, second, ...more] = keysOf(upstream);
  expect(second).not.toBe(first);
  expect(more).toEqual([]);
  expect(upstream.taken).toHaveLength(2);
});

test('success shows what was really bought at first', async ({ visit, upstream, noise }) => {
  const { page, buyer } = visit;
  upstream.holdKeys('strict');
  await payInDoubt(visit, upstream, noise);
  const email = buyer.email.replace('ana+', 'rui+');
  const other = new Visit(page, { ...buyer, email });
  const payment = await other.toFilledPayment(english);
  await payment.installments.selectOption('12');
  await payment.confirm(english);
  await payment.button(own.doubtContinue).click();
  await other.at('/success');
  const [first, repeat] = paymentsOf(upstream).map(({ body }) => body!);
  expect(repeat).toEqual(first);
  const note = page.getByRole('status');
  await expect(note).toContainText(`a***@${buyer.email.split('@')[1]}`);
  await expect(note).toContainText('cartão de crédito');
  await expect(note.getByRole('link', { name: own.help })).toBeVisible();
  await visit.reload();
  await expect(note).toContainText('Sua compra anterior foi concluída');
  expect(upstream.taken).toHaveLength(1);
});
