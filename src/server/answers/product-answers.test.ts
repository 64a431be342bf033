import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { countdown, type Client } from '../../api/client.ts';
import type { ProductQuestion } from '../../contract/page-data.ts';
import { createProductAnswers, STALE_TIMES } from './product-answers.ts';

const FRESH_MS = 5_000;
const WAIT_MS = 1_500;
const PRICE_WAIT_MS = 50;
const BY_ANA = { sellerCode: 'direto', seller: 'ana', operation: 'BR' } as const;
const QUESTION: ProductQuestion = { productCode: 'ALFA', ...BY_ANA, wantsConfig: false };

beforeEach(() => void vi.useFakeTimers());
const failing = (status: number) => () =>
  Promise.reject(new ApiError('getSeller', { kind: 'status', status }));
const never = () => new Promise<never>(() => {});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** An upstream whose answer holds the number of the call, unless `answer` says otherwise. */
function upstream() {
  const state = {
    calls: 0,
    signals: [] as AbortSignal[],
    answer: async (): Promise<unknown> => ({ name: `Ana ${state.calls}`, amount: state.calls }),
  };
  const client: Client = {
    call: (_, { signal }) => {
      state.calls++;
      state.signals.push(signal!);
      return state.answer();
    },
  };
  const answers = createProductAnswers(FRESH_MS);
  const asker = (variant: string, ms: number) => ({ client, variant, left: countdown(ms) });
  const ask = async (variant = 'pt-BR', question: Partial<ProductQuestion> = {}) => {
    const calls = answers.calls(asker(variant, WAIT_MS));
    return (await calls.configAndSeller({ ...QUESTION, ...question })).seller.name;
  };
  const price = (what = 'page') =>
    answers.price(what, asker('pt-BR', PRICE_WAIT_MS), (given) =>
      given.call('getProductV1', { path: { code: 'ALFA' } }),
    );
  /** How a page ends, after so many milliseconds. */
  const ends = async (milliseconds: number) => {
    const end = ask().catch((error: Error) => error.message);
    await pass(milliseconds);
    return end;
  };
  return { state, answers, ask, price, ends };
}

const SILENT = 'The upstream has not answered in time.';
const AWAY = 'The upstream is away, and no answer of a moment ago is kept.';

test('an answer is shared for its fresh time, by those who ask the same in the same language', async () => {
  const { state, ask } = upstream();
  expect(await ask()).toBe('Ana 1');
  await pass(FRESH_MS);
  expect(await ask()).toBe('Ana 1');
  expect(state.calls).toBe(1);
  expect(await ask('en')).toBe('Ana 2');
  expect(await ask('pt-BR', { seller: 'rui' })).toBe('Ana 3');
  expect(await ask('pt-BR', { planId: 'p' })).toBe('Ana 4');
});

test('after its fresh time it still serves, while one call asks for the next, and not for ever', async () => {
  const { state, ask } = upstream();
  await ask();
  await pass(FRESH_MS + 1);
  let answer: (seller: unknown) => void = () => {};
  state.answer = () => new Promise((resolve) => (answer = resolve));
  expect([await ask(), await ask(), await ask()]).toEqual(['Ana 1', 'Ana 1', 'Ana 1']);
  expect(state.calls).toBe(2);
  answer({ name: 'Rui' });
  await pass(0);
  expect(await ask()).toBe('Rui');
  expect(state.calls).toBe(2);
  state.answer = async () => ({ name: 'Eva' });
  await pass(FRESH_MS * (1 + STALE_TIMES) + 1);
  expect(await ask()).toBe('Eva');
});

test('pages that ask at once wait for one call, and for none that is silent as long as a page waits', async () => {
  const { state, ask } = upstream();
  state.answer = never;
  const ended = [ask(), ask()].map((page) => page.catch((error: Error) => error.message));
  await pass(WAIT_MS - 1);
  expect(state.calls).toBe(1);
  await pass(1);
  expect(await Promise.all(ended)).toEqual([SILENT, SILENT]);
  void ask().catch(() => {});
  expect(state.calls).toBe(2);
  await pass(5_000);
  expect(state.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('after an error as answer the known one is given no more, except while the upstream is away', async () => {
  const { state, ask, ends } = upstream();
  await ask();
  await pass(FRESH_MS + 1);
  state.answer = failing(404);
  expect(await ask()).toBe('Ana 1');
  await pass(0);
  expect(await ends(0)).toContain('404');
  state.answer = failing(503);
  for (let page = 0; page < 10; page++) expect(await ends(150)).toContain('503');
  expect(await ask()).toBe('Ana 1');
  expect(await ask('en').catch((error: Error) => error.message)).toBe(AWAY);
});

test.each([
  ['is silent', never, WAIT_MS, SILENT],
  ['is unavailable', failing(503), 150, '503'],
])('an upstream that %s is left alone after ten questions, for 5 s', async (_, down, ms, end) => {
  const { state, answers, ask, ends } = upstream();
  const up = state.answer;
  state.answer = down;
  for (let page = 0; page < 9; page++) await ends(ms);
  // An answer in between begins the row anew.
  state.answer = up;
  await ask('en');
  state.answer = down;
  for (let page = 0; page < 10; page++) {
    expect(answers.isOpen()).toBe(false);
    expect(await ends(ms)).toContain(end);
  }
  const { calls } = state;
  expect(answers.isOpen()).toBe(true);
  expect(await ends(0)).toBe(AWAY);
  expect(state.calls).toBe(calls);
  await pass(5_000);
  state.answer = async () => ({ name: 'Ana' });
  expect(await ends(0)).toBe('Ana');
  expect(answers.isOpen()).toBe(false);
});

test('while the upstream is away the known answer serves for an hour, also the page that tries it', async () => {
  const { state, ask, ends } = upstream();
  await ask();
  await pass(FRESH_MS * (1 + STALE_TIMES) + 1);
  state.answer = failing(503);
  for (let page = 0; page < 10; page++) expect(await ends(150)).toContain('503');
  const { calls } = state;
  expect([await ask(), state.calls]).toEqual(['Ana 1', calls]);
  await pass(5_000);
  expect([await ask(), state.calls]).toEqual(['Ana 1', calls + 1]);
  await pass(60 * 60 * 1000);
  expect(await ends(150)).toContain('503');
});

test('a late answer is known to the next page, and tells that the upstream is there', async () => {
  const { state, answers, ends, ask } = upstream();
  let answer: (seller: unknown) => void = () => {};
  state.answer = () => new Promise((resolve) => (answer = resolve));
  for (let page = 0; page < 10; page++) await ends(WAIT_MS);
  expect(answers.isOpen()).toBe(true);
  answer({ name: 'Rui' });
  await pass(0);
  expect(answers.isOpen()).toBe(false);
  expect(await ask()).toBe('Rui');
});

test('a price past its fresh time serves as an old one, while one call asks for the next', async () => {
  const { state, price } = upstream();
  await price();
  await pass(FRESH_MS + 1);
  const old = { answer: { amount: 1 }, isOld: true };
  expect(await Promise.all([price(), price()])).toMatchObject([old, old]);
  await pass(0);
  expect(await price()).toMatchObject({ answer: { amount: 2 }, isOld: false });
  expect(state.calls).toBe(2);
  await pass(FRESH_MS * (1 + STALE_TIMES) + 1);
  expect(await price()).toMatchObject({ answer: { amount: 3 }, isOld: false });
});

test('a page waits 50 ms for a slow price, the next one not at all, and then it is there', async () => {
  const { state, price } = upstream();
  let answer: (price: unknown) => void = () => {};
  state.answer = () => new Promise((resolve) => (answer = resolve));
  const left: unknown[] = [];
  void price().then((given) => left.push(given));
  await pass(PRICE_WAIT_MS - 1);
  expect(left).toEqual([]);
  await pass(1);
  expect(left).toEqual([undefined]);
  expect(await price()).toBeUndefined();
  answer({ amount: 499 });
  await pass(0);
  expect(await price()).toEqual({ answer: { amount: 499 }, isOld: false });
  expect(state.calls).toBe(1);
});

test('a price that fails is none, and the next page asks again; a silent call is given up', async () => {
  const { state, answers, price } = upstream();
  state.answer = failing(404);
  expect([await price(), await price()]).toEqual([undefined, undefined]);
  expect(state.calls).toBe(2);
  state.answer = never;
  for (let page = 0; page < 12; page++) {
    const silent = price();
    await pass(PRICE_WAIT_MS);
    expect(await silent).toBeUndefined();
  }
  await pass(5_000);
  expect(state.signals.at(-1)!.aborted).toBe(true);
  expect(answers.isOpen()).toBe(false);
});
