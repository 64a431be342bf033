import type { OperationId } from '../../../src/contract/generated/operations.ts';
import { test as onSandbox } from './fixtures.ts';
import { test as onIndependent } from './independent-upstream/fixtures.ts';
import { applySwitches, plansCostPoints } from './independent-upstream/switches.ts';
import { callOf } from './independent-upstream/upstream.ts';

type Body = Record<string, unknown>;

/** Facts that a story needs of the upstream that it is told on. */
export interface Market {
  /** Parameters of links, where the upstream names a flow in its own way. */
  links: { bump: string; upsell: string };
  /** Amounts as a summary shows them. */
  prices: { main: string; withBump: string; upsell: string };
  /** Ids of the calls that came for this buyer, each once, in alphabetical order. */
  calls(): Promise<string[]>;
  /** Bodies of a call's requests, oldest first. */
  bodies(call: OperationId): Promise<Body[]>;
  /** Idempotency-Keys of the payments that came, oldest first. */
  keys(): Promise<string[]>;
  chargeCount(): Promise<number>;
  /** The next payment is refused before a charge, or charged and its answer lost. */
  next(outcome: 'refused' | 'lost'): Promise<void>;
  /** Plans have a price in points (D-178). */
  sellForPoints(): void;
}

const PAYMENT = 'POST /api/v2/payment';
const REFUSED = 422;
const sorted = (names: Iterable<string | undefined>): string[] =>
  [...new Set(names)].filter((name) => name !== undefined).sort();

const sandboxTest = onSandbox.extend<{ market: Market }>({
  market: async ({ sandbox, request, buyer }, use) => {
    const calls = async (id: OperationId) =>
      (await sandbox.state()).requests.filter(({ operationId }) => operationId === id);
    await use({
      links: { bump: 'product=VC', upsell: 'product=C-HUB' },
      prices: { main: '958,80', withBump: '644,00', upsell: '97,00' },
      calls: async () =>
        sorted((await sandbox.state()).requests.map(({ operationId }) => operationId)),
      bodies: async (id) => (await calls(id)).map(({ body }) => body as Body),
      keys: () => sandbox.keys(),
      chargeCount: () => sandbox.chargeCount(),
      async next(outcome) {
        const fault = outcome === 'lost' ? 'cutAfter' : 'status';
        const value = outcome === 'lost' ? undefined : REFUSED;
        const data = { call: 'payV2', fault, value, times: 1, match: buyer.id };
        await request.post('/sandbox/faults', { data });
      },
      sellForPoints() {},
    });
  },
});

const independentTest = onIndependent.extend<{ market: Market }>({
  market: async ({ upstream }, use) => {
    const { seen } = upstream;
    await use({
      links: { bump: 'product=VC&flowId=acrescimo', upsell: 'product=C-HUB&flowId=mais' },
      prices: { main: '600,00', withBump: '690,00', upsell: '600,00' },
      calls: async () => sorted(seen.map(callOf)),
      bodies: async (id) => seen.filter((one) => callOf(one) === id).map(({ body }) => body!),
      keys: async () =>
        seen.flatMap(({ headers }) => (headers['idempotency-key'] as string | undefined) ?? []),
      chargeCount: async () => upstream.taken.length,
      async next(outcome) {
        if (outcome === 'lost') upstream.failNext(PAYMENT, { when: 'after', reply: 'cut' });
        else {
          const reply = { status: REFUSED, json: { message: 'no' } };
          upstream.failNext(PAYMENT, { when: 'before', reply });
        }
      },
      sellForPoints: () => applySwitches(upstream, plansCostPoints(48_000)),
    });
  },
});

/** One `test` per upstream: a story is told on each of them in the same words. */
export const MARKETS = [
  // The sandbox has a spec of its own for each story, in more detail.
  { name: 'on the sandbox', isToldElsewhere: true, test: sandboxTest },
  // A story may use what both have: its type is that of the smaller one.
  {
    name: 'on someone else’s upstream',
    isToldElsewhere: false,
    test: independentTest as unknown as typeof sandboxTest,
  },
];
