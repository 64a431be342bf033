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

const price = { ask: async () => 499 };
const cities = { ask: async () => 'Curitiba', after: 'regions' };

test('a page is drawn again with the answers that it asks for; what fails is left to the program', async () => {
  const { queries, draw } = pageOf({ price });
  const answers = [[['price'], 499]];
  expect(await drawAnswered(draw, queries, 1000)).toEqual({
    body: '499',
    answers,
    isComplete: true,
  });
  expect(draw).toHaveBeenCalledTimes(2);
  const failing = pageOf({ price, bump: { ask: () => Promise.reject(new Error('down')) } });
  const drawn = await drawAnswered(failing.draw, failing.queries, 1000);
  expect(drawn).toEqual({ body: '499 …', answers, isComplete: false });
});

test.each([
  [
    'that another answer brings up is asked for too',
    { regions: { ask: async () => 'Sul' }, cities },
    'Sul Curitiba',
    3,
  ],
  ['that waits for the buyer stays, and nothing is missing', { cities }, '…', 1],
  ['for flags is the program’s to ask', { flags: { ask: async () => true } }, '…', 1],
])('a question %s', async (_, questions, body, times) => {
  const { queries, draw } = pageOf(questions);
  const isComplete = !('flags' in questions);
  expect(await drawAnswered(draw, queries, 1000)).toMatchObject({ body, isComplete });
  expect(draw).toHaveBeenCalledTimes(times);
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
