import { expect, test, vi } from 'vitest';
import { buildQueries } from '../build-checkout.ts';
import { drawAnswered } from './draw-answered.ts';

type Ask = () => Promise<unknown>;

/** Draws the answers of questions, each asked for as `useQuery` does on the server. */
function pageOf(questions: Record<string, { ask: Ask; after?: string }>) {
  const queries = buildQueries(() => {});
  const draw = vi.fn<() => string>(() =>
    Object.entries(questions)
      .map(([name, { ask, after }]) => {
        const enabled = after === undefined || queries.getQueryData([after]) !== undefined;
        const options = { queryKey: [name], queryFn: ask, enabled };
        // Another part of the page only looks at it.
        for (const one of [{ ...options, enabled: false }, options]) {
          queries.getQueryCache().build(queries, queries.defaultQueryOptions(one));
        }
        return String(queries.getQueryData([name]) ?? '…');
      })
      .join(' '),
  );
  return { queries, draw };
}

test('a page is drawn again with the answers that it asks for', async () => {
  const { queries, draw } = pageOf({ price: { ask: async () => 499 } });
  expect(await drawAnswered(draw, queries, 1000)).toEqual({
    body: '499',
    answers: [[['price'], 499]],
    isComplete: true,
  });
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a question that another answer brings up is asked for too', async () => {
  const { queries, draw } = pageOf({
    regions: { ask: async () => 'Sul' },
    cities: { ask: async () => 'Curitiba', after: 'regions' },
  });
  expect((await drawAnswered(draw, queries, 1000)).body).toBe('Sul Curitiba');
});

test('a question that waits for the buyer stays, and nothing is missing', async () => {
  const { queries, draw } = pageOf({ cities: { ask: async () => 'Curitiba', after: 'regions' } });
  expect(await drawAnswered(draw, queries, 1000)).toMatchObject({ body: '…', isComplete: true });
  expect(draw).toHaveBeenCalledTimes(1);
});

test('one that fails is left to the program, which begins as the page was drawn', async () => {
  const { queries, draw } = pageOf({
    price: { ask: async () => 499 },
    bump: { ask: () => Promise.reject(new Error('down')) },
  });
  expect(await drawAnswered(draw, queries, 1000)).toEqual({
    body: '499 …',
    answers: [[['price'], 499]],
    isComplete: false,
  });
});

test('flags are the program’s to ask for', async () => {
  const { queries, draw } = pageOf({ flags: { ask: async () => true } });
  expect((await drawAnswered(draw, queries, 1000)).body).toBe('…');
});

test('a price that is asked for once the visit is known is named, unless the page has it', async () => {
  const queries = buildQueries(() => {});
  const queryKey = ['sold', 'ALFA'];
  const asked = async (isWanted: boolean) => {
    const question = { queryKey, queryFn: async () => 499, enabled: false, meta: { isWanted } };
    const draw = () => String(queries.defaultQueryOptions(question).queryHash);
    return (await drawAnswered(draw, queries)).priceQuestion;
  };
  expect([await asked(false), await asked(true)]).toEqual([undefined, queryKey]);
  queries.setQueryData(queryKey, 499);
  expect(await asked(true)).toBeUndefined();
});
