import type { Account } from '../../../tests/copies/accounts.ts';
import type { Bought } from './figures.ts';
import type { Sample } from './watch-server.ts';

/** Bytes by which memory may grow over a run: what garbage leaves, and no leak of a thousand buyers. */
const MAX_GROWTH = 48e6;
/** Sockets and files that may be open more than before: idle connections. */
const MAX_MORE_OPEN = 24;

interface Run {
  purchases: readonly Bought[];
  /** By e-mail. */
  accounts: ReadonlyMap<string, Account>;
  samples: readonly Sample[];
  /** Before the first buyer had come; after the first phase; and when all is quiet again. */
  before: Sample;
  warm: Sample;
  after: Sample;
  upstreamCalls: number;
  withoutRetryAfter: number;
  complaints: readonly string[];
}

/** Rules that hold however the upstream fares; returns a sentence for each rule that was broken. */
export function brokenRules(run: Run): string[] {
  const { purchases, accounts, samples, before, warm, after } = run;
  const chargesOf = (email: string) => accounts.get(email)?.charged ?? [];
  const twice = purchases.filter(({ email }) => chargesOf(email).length > 1);
  const lost = purchases.filter(
    ({ email, kind }) => kind === 'notSold' && chargesOf(email).length > 0,
  );
  const unpaid = purchases.filter(
    ({ email, kind, token }) => kind === 'bought' && !chargesOf(email).includes(token!),
  );
  const inFlight = Math.max(...samples.map((one) => one.inFlight));
  const broken: [is: boolean, sentence: string][] = [
    [twice.length > 0, `${twice.length} buyers were charged more than once.`],
    [lost.length > 0, `${lost.length} buyers were charged and read that nothing was paid.`],
    [unpaid.length > 0, `${unpaid.length} buyers read of success, and nothing was charged.`],
    [
      inFlight > run.upstreamCalls,
      `${inFlight} calls were at the upstream at once: more than UPSTREAM_CALLS, ${run.upstreamCalls}.`,
    ],
    [
      run.withoutRetryAfter > 0,
      `${run.withoutRetryAfter} refusals of a full server had no Retry-After.`,
    ],
    [
      !samples.some(({ isBreakerOpen }) => isBreakerOpen),
      'The breaker never opened, though nobody answered.',
    ],
    [after.isBreakerOpen, 'The breaker is still open, though the upstream answers again.'],
    [after.inFlight > 0, `${after.inFlight} calls are still counted as under way.`],
    [
      after.open > before.open + MAX_MORE_OPEN,
      `${after.open - before.open} more sockets and files are open than at first.`,
    ],
    [
      after.memory > warm.memory + MAX_GROWTH,
      `Memory grew from ${Math.round(warm.memory / 1e6)} to ${Math.round(after.memory / 1e6)} MB.`,
    ],
    [
      run.complaints.length > 0,
      `The upstream complains: ${[...new Set(run.complaints)].join('; ')}.`,
    ],
  ];
  return broken.flatMap(([is, sentence]) => (is ? [sentence] : []));
}
