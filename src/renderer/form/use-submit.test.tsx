import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { isPaymentUnderWay } from '../../checkout/session/work-under-way.ts';
import { actions } from '../../checkout/generated/actions.ts';
import { actions as paymentActions } from '../../checkout/generated/payment-actions.ts';
import type { Outcome } from '../../flow/outcome.ts';

afterEach(() => void vi.restoreAllMocks());

const CARD_FIELDS = {
  properties: {
    cardName: { type: 'string', title: 'Nome' },
    cardNumber: { type: 'string', title: 'Número' },
    cardCVV: { type: 'string', title: 'CVV' },
  },
};
/** Draws a form with this action; one that pays by card asks for one. */
async function drawSending(action: string) {
  const drawn = drawForm({ schema: action in paymentActions ? CARD_FIELDS : {}, action });
  await settle();
  return drawn;
}

async function send() {
  fireEvent.submit(document.querySelector('form')!);
  await settle();
}

test('an error of an action that moves no money invites to try again', async () => {
  vi.spyOn(actions.createLead, 'run').mockRejectedValue(new Error('unforeseen'));
  const { checkout } = await drawSending('createLead');
  await send();
  expect(checkout.failures.items()).toEqual([
    expect.objectContaining({ call: 'the form', retry: expect.any(Function) }),
  ]);
});

test.each([
  [true, 1],
  [false, 2],
])(
  'a second press after the action, with the next address on its way: %s',
  async (isLeaving, runs) => {
    const run = vi.spyOn(actions.createLead, 'run').mockResolvedValue({ kind: 'continue' });
    const { goOn } = await drawSending('createLead');
    goOn.mockReturnValue(isLeaving);
    await send();
    await send();
    expect(run).toHaveBeenCalledTimes(runs);
  },
);

test.each([
  ['payInvoice', paymentActions.payInvoice, true],
  ['createLead', actions.createLead, false],
] as const)(
  'while %s runs, a payment is under way, and whoever closes the page is asked: %s',
  async (name, action, isPayment) => {
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    let seen: boolean[] = [];
    vi.spyOn(action, 'run').mockImplementation(async () => {
      seen = [isPaymentUnderWay(), leave()];
      return { kind: 'refused' };
    });
    await drawSending(name);
    await send();
    expect(seen).toEqual([isPayment, isPayment]);
    expect([isPaymentUnderWay(), leave()]).toEqual([false, false]);
  },
);

const field = (name: string) => document.getElementById(`f.${name}`) as HTMLInputElement;

/** A form with a card, filled in and sent once, whose action comes to this, or throws. */
async function cardAfter(outcome: Outcome | Error) {
  const run = vi.spyOn(paymentActions.payInvoice, 'run');
  if (outcome instanceof Error) run.mockRejectedValue(outcome);
  else run.mockResolvedValue(outcome);
  const drawing = await drawSending('payInvoice');
  fireEvent.change(field('cardName'), { target: { value: 'ANA LIMA' } });
  fireEvent.change(field('cardNumber'), { target: { value: '4111111111111111' } });
  fireEvent.change(field('cardCVV'), { target: { value: '123' } });
  await send();
  return { run, ...drawing };
}

const BOTH = ['4111111111111111', '123'];

test.each<[Outcome, kept: string[]]>([
  [{ kind: 'refused' }, ['4111111111111111', '']],
  [{ kind: 'refusedInDoubt' }, ['', '']],
  [{ kind: 'unknown' }, ['', '']],
  [{ kind: 'shown' }, ['', '']],
  [{ kind: 'failed' }, BOTH],
  [{ kind: 'elsewhere' }, BOTH],
])('after %j card number and CVV are %j', async (outcome, kept) => {
  const { run } = await cardAfter(outcome);
  expect(run).toHaveBeenCalledOnce();
  expect(run.mock.calls[0]![0].values).toMatchObject({ cardNumber: '4111111111111111' });
  expect(field('cardName').value).toBe('ANA LIMA');
  expect([field('cardNumber').value, field('cardCVV').value]).toEqual(kept);
});

test('the number of a refused card goes after ten minutes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await cardAfter({ kind: 'refused' });
    await act(() => vi.advanceTimersByTimeAsync(599_000));
    expect(field('cardNumber').value).toBe('4111111111111111');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(field('cardNumber').value).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

test('an exception of a payment wipes the card and invites nobody to try again; its report says neither more than its name nor where a value stood', async () => {
  const { checkout } = await cardAfter(new RangeError('4111111111111111 is out of range'));
  expect([field('cardNumber').value, field('cardCVV').value]).toEqual(['', '']);
  expect(checkout.failures.items()).toEqual([expect.objectContaining({ retry: undefined })]);
  const [reported] = vi.mocked(checkout.report).mock.calls[0] as [Error, string];
  expect(reported.name).toBe('RangeError');
  expect(reported.stack).toContain('use-submit.test');
  expect(`${reported.message}${reported.stack}`).not.toContain('4111');
});

test.each([
  [false, 1],
  [true, 2],
])(
  'a page that is shown, from the back-forward cache: %s, is sent %i times',
  async (persisted, runs) => {
    const run = vi.spyOn(actions.createLead, 'run').mockReturnValue(new Promise(() => {}));
    await drawSending('createLead');
    await send();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
    await send();
    expect(run).toHaveBeenCalledTimes(runs);
  },
);

test('D-165: an answer about a payment in doubt goes on with the purchase that was asked for once more', async () => {
  const run = vi.spyOn(paymentActions.payInvoice, 'run');
  run.mockResolvedValueOnce({ kind: 'already', state: 'approved' });
  run.mockResolvedValueOnce({ kind: 'inDoubt', doubts: [{ key: 'k', at: Date.now() }] });
  run.mockResolvedValue({ kind: 'failed' });
  await drawSending('payInvoice');
  await send();
  for (const name of ['Comprar novamente', 'É outra compra']) {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  }
  const pressed = run.mock.calls.map(([{ again, doubt }]) => [again, doubt]);
  expect(pressed).toEqual([
    [false, undefined],
    [true, undefined],
    [true, { is: 'new' }],
  ]);
});

test.each<[Outcome, shown: object[], steps: number]>([
  [
    { kind: 'unknown', requestId: 'R-1' },
    [{ call: 'the form', texts: ['error.general', 'error.unknown'], requestId: 'R-1' }],
    0,
  ],
  [{ kind: 'refused' }, [{ call: 'the form', texts: ['error.payment', 'error.refused.card'] }], 0],
  [
    { kind: 'refusedInDoubt', requestId: 'R-2' },
    [{ call: 'the form', texts: ['error.payment', 'purchase.doubt.risk'], requestId: 'R-2' }],
    0,
  ],
  [{ kind: 'failed' }, [], 0],
  [{ kind: 'approved' }, [], 1],
])(
  'a buyer who has left the screen is shown of %j: %j, and led on %i times',
  async (outcome, shown, steps) => {
    let finish: (outcome: Outcome) => void = () => {};
    const answer = () => new Promise<Outcome>((resolve) => (finish = resolve));
    vi.spyOn(paymentActions.payInvoice, 'run').mockImplementation(answer);
    const { checkout, goOn, unmount } = await drawSending('payInvoice');
    await send();
    unmount();
    expect(goOn).not.toHaveBeenCalled();
    finish(outcome);
    await settle();
    expect(checkout.failures.items()).toEqual(shown.map((one) => expect.objectContaining(one)));
    expect(goOn).toHaveBeenCalledTimes(steps);
  },
);
