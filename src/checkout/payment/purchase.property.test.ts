import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeBrowser } from '../../../tests/fakes/buyer-tabs.ts';
import type { Fate } from '../../../tests/fakes/payment-upstream.ts';

const EMAILS = ['ana@mail.example', 'rui@mail.example'];
const FATES: Fate[] = ['approve', 'refuse', 'lose-request', 'lose-answer', 'error'];

type Command =
  | { do: 'press'; tab: number; email: string; fate: Fate }
  | { do: 'reload'; tab: number }
  /** Lets the request sent so many ago arrive. */
  | { do: 'arrive'; ago: number }
  | { do: 'wait' };

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('press' as const),
      tab: fc.nat(2),
      email: fc.constantFrom(...EMAILS),
      fate: fc.constantFrom(...FATES),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), tab: fc.nat(2) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('arrive' as const), ago: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.constant<Command>({ do: 'wait' }) },
);
const story = fc.array(command, { maxLength: 30 });

const wait = () => new Promise((resolve) => setImmediate(resolve));

/** Plays a story to its end; `shown` is what the buyer got to see, and the charges made by then. */
async function play(commands: Command[], { tabs, hasLocks }: { tabs: number; hasLocks: boolean }) {
  const { openTab, upstream } = fakeBrowser({ hasLocks });
  const opened = Array.from({ length: tabs }, openTab);
  const gates: (() => void)[] = [];
  const shown: { kind: string; charges: number }[] = [];

  for (const one of commands) {
    if (one.do === 'wait') await wait();
    else if (one.do === 'arrive') gates.splice(-1 - one.ago, 1)[0]?.();
    else if (one.do === 'reload') opened[one.tab % tabs]!.reload();
    else {
      const when = new Promise<void>((resolve) => gates.push(resolve));
      const press = opened[one.tab % tabs]!.press({ email: one.email }, { fate: one.fate, when });
      void press.then(({ kind }) => shown.push({ kind, charges: upstream.charges.length }));
    }
  }
  for (const open of gates) open();
  await wait();
  return { upstream, opened, shown };
}

test.each([
  { tabs: 3, hasLocks: true },
  { tabs: 3, hasLocks: false },
])('at most one charge for a purchase, in %j', async (browser) => {
  await fc.assert(
    fc.asyncProperty(story, async (commands) => {
      const { upstream } = await play(commands, browser);
      for (const email of EMAILS) {
        expect(upstream.charges.filter((charge) => charge.email === email).length).toBeLessThan(2);
      }
    }),
    { numRuns: 500 },
  );
});

test('until a tab shows the purchase, nothing is charged twice, with any e-mail', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (commands) => {
      const { shown } = await play(commands, { tabs: 1, hasLocks: true });
      const first = shown.findIndex(({ kind }) => kind === 'approved' || kind === 'already');
      const { charges } = shown.at(first) ?? { charges: 0 };
      expect(charges).toBeLessThan(2);
    }),
    { numRuns: 500 },
  );
});

test('and however it went, every tab can go on to a success', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (commands) => {
      const { opened } = await play(commands, { tabs: 2, hasLocks: true });
      for (const tab of opened) {
        const kinds: string[] = [];
        // A refusal may be remembered for a key in doubt: then only a deliberate act leads on.
        for (let tries = 0; tries < 3; tries++) kinds.push((await tab.pressOn()).kind);
        kinds.push((await tab.press({}, { doubt: { is: 'new' } })).kind);
        expect(kinds).toEqual(expect.arrayContaining([expect.stringMatching(/approved|already/)]));
      }
    }),
    { numRuns: 500 },
  );
});
