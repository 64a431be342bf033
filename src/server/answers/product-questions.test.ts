import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import type { Client } from '../../api/client.ts';
import type { ProductQuestion } from '../../contract/page-data.ts';
import { createProductQuestions, STALE_TIMES } from './product-questions.ts';

const FRESH_MS = 5_000;
const WAIT_MS = 1_500;
const QUESTION: ProductQuestion = {
  productCode: 'ALFA',
  sellerCode: 'direto',
  seller: 'ana',
  operation: 'BR',
  wantsConfig: false,
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const unavailable = () =>
  Promise.reject(new ApiError('getSeller', { kind: 'status', status: 503 }));
const notFound = () => Promise.reject(new ApiError('getSeller', { kind: 'status', status: 404 }));
const never = () => new Promise<never>(() => {});

/** An upstream whose seller is called by the number of the call, unless `answer` says otherwise. */
function upstream({ freshMs = FRESH_MS, maxBytes }: { freshMs?: number; maxBytes?: number } = {}) {
  const state = {
    calls: 0,
    languages: [] as (string | undefined)[],
    signals: [] as AbortSignal[],
    refreshed: [] as boolean[],
    answer: (): Promise<unknown> => Promise.resolve({ name: `Ana ${state.calls}` }),
  };
  const client: Client = {
    call: (_, { headers, signal }) => {
      state.calls++;
      state.languages.push(headers?.['accept-language']);
      state.signals.push(signal!);
      return state.answer();
    },
  };
  const questions = createProductQuestions({
    freshMs,
    onRefreshed: (isAnswered) => state.refreshed.push(isAnswered),
    now: () => Date.now(),
    maxBytes,
  });
  const page = (variant = 'pt-BR') =>
    questions.of({ client, headers: { 'accept-language': variant }, variant, waitMs: WAIT_MS });
  const ask = async (variant?: string, question: Partial<ProductQuestion> = {}) =>
    (await page(variant).calls.configAndSeller({ ...QUESTION, ...question })).seller.name;
  return { state, questions, page, ask };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('an answer is shared for its fresh time, by those who ask the same in the same language', async () => {
  const { state, ask } = upstream();
  expect(await ask()).toBe('Ana 1');
  await pass(FRESH_MS);
  expect(await ask()).toBe('Ana 1');
  expect(state.calls).toBe(1);
  expect(await ask('en')).toBe('Ana 2');
  expect(await ask('pt-BR', { seller: 'rui' })).toBe('Ana 3');
  expect(await ask('pt-BR', { planId: 'p' })).toBe('Ana 4');
  expect(state.languages).toEqual(['pt-BR', 'en', 'pt-BR', 'pt-BR']);
});

test('after its fresh time it still serves, while one call asks for the next', async () => {
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
  expect(state).toMatchObject({ calls: 2, refreshed: [true] });
});

test('an answer that is older than that is not given: the page asks, and waits', async () => {
  const { state, ask } = upstream();
  await ask();
  await pass(FRESH_MS * (1 + STALE_TIMES) + 1);
  expect(await ask()).toBe('Ana 2');
  expect(state.calls).toBe(2);
});

test('with a fresh time of 0 every page asks for itself', async () => {
  const { state, ask } = upstream({ freshMs: 0 });
  expect(await Promise.all([ask(), ask()])).toEqual(['Ana 1', 'Ana 2']);
  expect(await ask()).toBe('Ana 3');
  expect(state.calls).toBe(3);
});

test('pages that ask at once wait for one call, and for none that is silent as long as a page waits', async () => {
  const { state, page } = upstream();
  state.answer = never;
  const ask = () => {
    const asked = page();
    void asked.calls.configAndSeller(QUESTION).catch(() => {});
    return asked;
  };
  const first = ask();
  await pass(WAIT_MS - 1);
  ask();
  expect(state.calls).toBe(1);
  await pass(1);
  first.leave('later');
  ask();
  expect(state.calls).toBe(2);
  await pass(5_000);
  expect(state.signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(first.isGivenUp()).toBe(true);
});

test('a question that its page has given up is not asked once more', async () => {
  const { state, page } = upstream();
  state.answer = unavailable;
  const asked = page();
  const answer = asked.calls.configAndSeller(QUESTION).catch((error: unknown) => error);
  await pass(0);
  asked.leave('once');
  await pass(1_000);
  await answer;
  expect(state.calls).toBe(1);
});

test('while the upstream is unavailable the known answer serves, and each failure is reported', async () => {
  const { state, ask } = upstream();
  await ask();
  await pass(FRESH_MS + 1);
  state.answer = unavailable;
  for (let page = 0; page < 3; page++) {
    expect(await ask()).toBe('Ana 1');
    // The repetition after 150 ms (D-185).
    await pass(150);
  }
  expect(state).toMatchObject({ calls: 7, refreshed: [false, false, false] });
});

test('after an error as answer the known one is given no more, except while the upstream is away', async () => {
  const { state, questions, ask } = upstream();
  await ask();
  await pass(FRESH_MS + 1);
  state.answer = notFound;
  expect(await ask()).toBe('Ana 1');
  await pass(0);
  expect(state.refreshed).toEqual([true]);
  await expect(ask()).rejects.toThrow('404');
  const { seller } = await questions.kept('pt-BR').configAndSeller(QUESTION);
  expect(seller.name).toBe('Ana 1');
  await expect(questions.kept('en').configAndSeller(QUESTION)).rejects.toThrow('away');
});

test('an answer is kept for an hour, as the operations page says', async () => {
  const { questions, ask } = upstream();
  await ask();
  const kept = async () => (await questions.kept('pt-BR').configAndSeller(QUESTION)).seller.name;
  await pass(60 * 60 * 1000);
  expect(await kept()).toBe('Ana 1');
  await pass(1);
  await expect(kept()).rejects.toThrow('away');
});

test('kept answers are bounded by their bytes: the one that was used longest ago goes first', async () => {
  const { questions, state, ask } = upstream({ maxBytes: 10_000 });
  state.answer = async () => ({ name: 'x'.repeat(1_000) });
  for (const seller of ['ana', 'rui', 'eva']) await ask('pt-BR', { seller });
  const isKept = async (seller: string) =>
    questions
      .kept('pt-BR')
      .configAndSeller({ ...QUESTION, seller })
      .then(
        () => true,
        () => false,
      );
  expect(await Promise.all(['ana', 'rui', 'eva'].map(isKept))).toEqual([false, true, true]);
});

/** Asks for a price as pages do that wait for 50 ms; `answer` is the upstream's. */
function prices({ freshMs = FRESH_MS } = {}) {
  const { state, questions } = upstream({ freshMs });
  const client: Client = {
    call: (_, { headers, signal }) => {
      state.calls++;
      state.languages.push(headers?.['accept-language']);
      state.signals.push(signal!);
      return state.answer();
    },
  };
  state.answer = () => Promise.resolve({ amount: state.calls });
  const ask = (what = 'page') =>
    questions.soon(
      what,
      { client, headers: { 'accept-language': 'pt-BR' }, variant: 'pt-BR', waitMs: 50 },
      (given) => given.call('getProductV1', { path: { code: 'ALFA' } }),
    );
  return { state, ask };
}

test('a price is shared by pages with the same key, and asked for with the headers of its page', async () => {
  const { state, ask } = prices();
  const first = await ask();
  expect(first).toEqual({ answer: { amount: 1 }, isOld: false });
  expect(await ask()).toEqual(first);
  expect(await ask('another page')).toEqual({ answer: { amount: 2 }, isOld: false });
  expect(state.languages).toEqual(['pt-BR', 'pt-BR']);
});

test('a price past its fresh time serves as an old one, while one call asks for the next', async () => {
  const { state, ask } = prices();
  await ask();
  await pass(FRESH_MS + 1);
  const old = { answer: { amount: 1 }, isOld: true };
  expect(await Promise.all([ask(), ask()])).toEqual([old, old]);
  await pass(0);
  expect(await ask()).toEqual({ answer: { amount: 2 }, isOld: false });
  expect(state.calls).toBe(2);
  await pass(FRESH_MS * (1 + STALE_TIMES) + 1);
  expect(await ask()).toEqual({ answer: { amount: 3 }, isOld: false });
});

test('a page waits 50 ms for a slow price, the next one not at all, and then it is there', async () => {
  const { state, ask } = prices();
  let answer: (price: unknown) => void = () => {};
  state.answer = () => new Promise((resolve) => (answer = resolve));
  const waits = ask();
  await pass(49);
  const left: unknown[] = [];
  void waits.then((price) => left.push(price));
  await pass(0);
  expect(left).toEqual([]);
  await pass(1);
  expect(left).toEqual([undefined]);
  const next = ask();
  await pass(0);
  expect(await next).toBeUndefined();
  answer({ amount: 499 });
  await pass(0);
  expect(await ask()).toEqual({ answer: { amount: 499 }, isOld: false });
  expect(state.calls).toBe(1);
});

test('a price that fails is none, and the next page asks again; a silent call is given up', async () => {
  const { state, ask } = prices();
  state.answer = notFound;
  expect([await ask(), await ask()]).toEqual([undefined, undefined]);
  expect(state.calls).toBe(2);
  state.answer = never;
  const silent = ask();
  await pass(50);
  expect(await silent).toBeUndefined();
  await pass(5_000);
  expect(state.signals.at(-1)!.aborted).toBe(true);
});
