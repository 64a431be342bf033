import { expect, test } from 'vitest';
import { brokenRules } from './rules.ts';
import type { Sample } from './watch-server.ts';

const sample = (own: Partial<Sample> = {}): Sample => ({
  phase: 'sound',
  memory: 90e6,
  inFlight: 0,
  isBreakerOpen: false,
  open: 20,
  timers: 3,
  lag: 0.01,
  ...own,
});

const account = (...charged: string[]) => ({ keys: new Set(['k']), charged });

/** A run in which every rule held. */
const sound: Parameters<typeof brokenRules>[0] = {
  purchases: [
    { phase: 'sound', email: 'ana', kind: 'bought', token: 't1' },
    { phase: 'dead', email: 'rui', kind: 'notSold' },
  ],
  accounts: new Map([['ana', account('t1')]]),
  samples: [sample({ inFlight: 256 }), sample({ isBreakerOpen: true })],
  before: sample(),
  warm: sample(),
  after: sample(),
  upstreamCalls: 256,
  withoutRetryAfter: 0,
  complaints: [],
};

test('a run in which every rule held has no broken one', () => {
  expect(brokenRules(sound)).toEqual([]);
});

test.each<[Partial<typeof sound>, string]>([
  [{ accounts: new Map([['ana', account('t1', 't2')]]) }, '1 buyers were charged more than once.'],
  [
    {
      accounts: new Map([
        ['ana', account('t1')],
        ['rui', account('t2')],
      ]),
    },
    '1 buyers were charged and read that nothing was paid.',
  ],
  [{ accounts: new Map() }, '1 buyers read of success, and nothing was charged.'],
  [
    { samples: [sample({ inFlight: 257, isBreakerOpen: true })] },
    '257 calls were at the upstream at once: more than UPSTREAM_CALLS, 256.',
  ],
  [{ withoutRetryAfter: 2 }, '2 refusals of a full server had no Retry-After.'],
  [{ samples: [sample()] }, 'The breaker never opened, though nobody answered.'],
  [
    { after: sample({ isBreakerOpen: true }) },
    'The breaker is still open, though the upstream answers again.',
  ],
  [{ after: sample({ inFlight: 1 }) }, '1 calls are still counted as under way.'],
  [{ after: sample({ open: 45 }) }, '25 more sockets and files are open than at first.'],
  [{ after: sample({ memory: 139e6 }) }, 'Memory grew from 90 to 139 MB.'],
  [
    { complaints: ['payV2: paid a second time'] },
    'The upstream complains: payV2: paid a second time.',
  ],
])('one broken rule is one sentence: %#', (change, sentence) => {
  expect(brokenRules({ ...sound, ...change })).toEqual([sentence]);
});
