import type { Fate, PacedUpstream } from '../../../tests/copies/paced-upstream.ts';

/** Behaviour of the upstream for a share of the run. */
export interface Phase {
  name: string;
  begin(upstream: PacedUpstream): Promise<void> | void;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);

const FAILURES = ['gateway', 'lost', 'silent'] as const;

/** Answers within 80 ms, but for a share of calls that fail, each kind of failure as often as the others. */
const failing = (share: number) => (): Fate => ({
  beforeMs: between(20, 80),
  failure:
    Math.random() < share ? FAILURES[Math.floor(Math.random() * FAILURES.length)] : undefined,
});

/** In the order of a run; each takes the same time. */
export const PHASES: readonly Phase[] = [
  { name: 'sound', begin: (upstream) => upstream.pace(failing(0)) },
  {
    name: 'slow, 1 to 3 s',
    begin: (upstream) => upstream.pace(() => ({ beforeMs: between(1000, 3000) })),
  },
  { name: '5 % fail', begin: (upstream) => upstream.pace(failing(0.05)) },
  { name: '30 % fail', begin: (upstream) => upstream.pace(failing(0.3)) },
  { name: 'silent', begin: (upstream) => upstream.pace(() => ({ failure: 'silent' })) },
  { name: 'dead', begin: (upstream) => upstream.goAway() },
  {
    name: 'sound again',
    async begin(upstream) {
      upstream.pace(failing(0));
      await upstream.comeBack();
    },
  },
];
