import { Network } from '../../chaos/network.ts';
import { CALL_ERRORS } from '../../chaos/oracle.ts';
import { EMPTY_BODIES, UNDECIDED, type Weather } from '../../chaos/plan.ts';
import { breakOverlay, canary, expect, test } from './canary.ts';
import { holdAnswer, holdProgram, PAYMENT } from '../support/hold.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR, PAYMENT_ERROR } from '../support/texts.ts';

/** Every way in which an answer may fail to come. */
const weathers: Weather[] = [
  { kind: 'cutBefore' },
  { kind: 'cutAfter' },
  { kind: 'timeout', isDone: true },
  ...UNDECIDED.map((status): Weather => ({ kind: 'status', status, isDone: status % 2 === 0 })),
  ...EMPTY_BODIES.map((body): Weather => ({ kind: 'body', body })),
];

test('with any outcome of a payment, the card is in its request alone, and wiped on the answer', async ({
  context,
  page,
  visit,
  buyer,
  noise,
  cage,
}) => {
  test.slow();
  CALL_ERRORS.forEach((message) => noise.expect(message));
  const network = new Network(context);
  await network.begin(true);
  const payment = await visit.toPayment(english);
  for (const weather of weathers) {
    network.next(weather);
    await payment.fill(canary, buyer, english);
    await payment.confirm(english);
    await payment.fails(GENERAL_ERROR);
    await payment.retry.click();
    await expect(payment.number, JSON.stringify(weather)).toHaveValue('');
    await expect(payment.cvv).toHaveValue('');
  }
  expect(cage.flights()).toEqual(weathers.map(() => '/api/v2/payment'));
  await payment.back.click();
  await visit.at('/lead');
  expect(await cage.memory(page)).toEqual([]);
});

test.describe('a buyer whose card is refused', () => {
  test.use({ mailbox: 'recusado' });

  test('the card is in its request alone: the CVV is wiped on the answer, the number on leaving', async ({
    page,
    visit,
    noise,
    cage,
  }) => {
    noise.expect(answeredWith(422, 'payment'));
    const payment = await visit.failToPay(english, PAYMENT_ERROR, canary);
    await expect(payment.number).not.toHaveValue('');
    await expect(payment.cvv).toHaveValue('');
    expect(cage.flights()).toEqual(['/api/v2/payment']);
    await payment.back.click();
    await visit.at('/lead');
    expect(await cage.memory(page)).toEqual([]);
  });
});

test('a screen that breaks takes the card with it', async ({ visit, noise, cage }) => {
  const { page } = visit;
  noise.expect(/broken on purpose/);
  noise.expect(/ERR_ABORTED .*payment/);
  const payment = await visit.toFilledPayment(english, canary);
  await breakOverlay(page, 'broken on purpose');
  const answer = await holdAnswer(page, PAYMENT);
  await payment.confirm(english);
  await expect(page.getByRole('link', { name: 'Tentar novamente' })).toBeVisible();
  await expect(payment.number).toHaveCount(0);
  answer();
  // A buyer who has paid is led to the success screen, even if the payment screen failed.
  await visit.at('/success');
  expect(await cage.memory(page)).toEqual([]);
});

test('a card typed before JavaScript is posted nowhere', async ({ page, visit, buyer, cage }) => {
  await visit.toPayment(english);
  const release = await holdProgram(page);
  await page.reload({ waitUntil: 'commit' });
  await visit.payment.fill(canary, buyer, english);
  await visit.payment.cvv.press('Enter', { noWaitAfter: true });
  expect(cage.flights()).toEqual([]);
  release();
  await expect(visit.payment.submit).toBeEnabled();
  await visit.confirm();
  expect(cage.flights()).toEqual(['/api/v2/payment']);
  expect(await cage.memory(page)).toEqual([]);
});
