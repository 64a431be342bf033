import fc from 'fast-check';
import { stalls } from './stalls.ts';

/** Failures of the next payment request, between browser and upstream. */
export type Weather =
  | { kind: 'fair' }
  /** The connection breaks: the upstream never heard of it, or has done it already. */
  | { kind: 'cutBefore' | 'cutAfter' }
  /** Request or answer is on its way for so long, whether or not anybody waits for it still. */
  | { kind: 'lateThere' | 'lateBack'; ms: number }
  /** Answered with this status; `isDone`: after the upstream has done it. */
  | { kind: 'status'; status: number; isDone: boolean }
  /** Refused before anybody looks the key up: by captcha, WAF, gateway, a check of the body. */
  | { kind: 'wall'; status: number }
  /** Refused by the product's own server, which says that nothing was sent (D-183). */
  | { kind: 'ownRefusal'; status: number }
  /** Done, and answered with a body that says nothing. */
  | { kind: 'body'; body: string }
  /** No answer comes for as long as a call may take. */
  | { kind: 'timeout'; isDone: boolean };

export const PRESSES = ['click', 'doubleClick', 'enterTwice', 'clickAndEnter'] as const;

/** An act of a buyer, or an event. `tab` counts the open tabs, modulo their number. */
export type Deed =
  | {
      do: 'pay';
      tab: number;
      press: (typeof PRESSES)[number];
      card: 'approved' | 'refused';
      weather: Weather;
    }
  | { do: 'pressAgain' | 'reload' | 'back' | 'forward' | 'away'; tab: number }
  | { do: 'payTogether'; weather: Weather }
  | { do: 'offline'; ms: number }
  | { do: 'newTab' }
  | { do: 'sameTabAgain' | 'closeTab' | 'changeEmail' | 'changeInstallments'; tab: number }
  /** Opens a link to the same product by another method or at another price. */
  | { do: 'changeOrder'; tab: number; to: number }
  /** A deliberate act, where the page offers one: buys once more, knowing that it may be charged twice. */
  | { do: 'buyAnyway'; tab: number }
  | { do: 'look' };

/** `after`: milliseconds since the deed before. */
export type Step = Deed & { after: number };

/** All of a run that is left to chance, settled before it begins. */
export interface Plan {
  seed: number;
  /** Name of what is bought. */
  stall: string;
  /** The upstream's policy for a key that was used before (D-164). */
  keys: 'replaying' | 'strict';
  steps: readonly Step[];
}

const tab = fc.nat({ max: 2 });
const ms = fc.constantFrom(150, 400, 900, 1500);

/** Statuses of captcha (400, 403), login, firewall, gateway, size, changed body and rate limit. */
const wall: fc.Arbitrary<Weather> = fc.record({
  kind: fc.constant('wall' as const),
  status: fc.constantFrom(400, 401, 402, 403, 404, 405, 412, 413, 415, 422, 429, 451),
});

const trouble: fc.Arbitrary<Weather> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('cutBefore', 'cutAfter') }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('lateThere', 'lateBack'), ms }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom(408, 409, 425, 429, 500, 502, 503, 504),
      isDone: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('body' as const),
      body: fc.constantFrom('', '{}', '[]', 'null', '{"token":', '<html>Bad gateway</html>'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('timeout' as const), isDone: fc.boolean() }),
  },
  { weight: 3, arbitrary: wall },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('ownRefusal' as const),
      status: fc.constantFrom(403, 413, 415, 429),
    }),
  },
);

const weather: fc.Arbitrary<Weather> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ kind: 'fair' as const }) },
  { weight: 2, arbitrary: trouble },
);

const payIn = (some: fc.Arbitrary<Weather>) =>
  fc.record({
    do: fc.constant('pay' as const),
    tab,
    press: fc.constantFrom(...PRESSES),
    card: fc.constantFrom('approved', 'approved', 'refused'),
    weather: some,
  });

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: payIn(weather) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom('pressAgain', 'reload', 'back', 'forward', 'away'),
      tab,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('sameTabAgain', 'closeTab', 'changeEmail', 'changeInstallments'),
      tab,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('changeOrder' as const), tab, to: fc.nat({ max: 1 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('buyAnyway' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('newTab' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('payTogether' as const), weather }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('offline' as const), ms }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const) }) },
) as fc.Arbitrary<Deed>;

const after = fc.constantFrom(0, 0, 20, 100, 250, 600);

const late = fc.record({
  kind: fc.constantFrom('lateThere' as const, 'lateBack' as const),
  ms: fc.constantFrom(900, 1500),
});

/** Pays, and leaves the same page while it is being sent. */
const leaving = fc
  .record({
    attempt: payIn(late),
    way: fc.constantFrom('reload', 'back', 'away', 'closeTab', 'changeEmail', 'sameTabAgain'),
    wait: fc.constantFrom(0, 20, 100, 250),
  })
  .map(({ attempt, way, wait }): Step[] => [
    { ...attempt, after: 0 },
    { do: way as 'reload', tab: attempt.tab, after: wait },
  ]);

/** The answer is lost, however that comes about. */
const lost: fc.Arbitrary<Weather> = fc.oneof(
  fc.constant<Weather>({ kind: 'cutAfter' }),
  fc
    .constantFrom(500, 502, 504)
    .map((status): Weather => ({ kind: 'status', status, isDone: true })),
  fc.constant<Weather>({ kind: 'body', body: '' }),
);

/** Charged, answer lost; then something changes, or nothing; then the repeat meets a wall. */
const refusedRepeat = fc
  .record({
    attempt: payIn(lost),
    change: fc.constantFrom('none', 'reload', 'newTab', 'closeTab', 'changeEmail', 'changeOrder'),
    repeat: payIn(wall),
    wait: fc.constantFrom(100, 250, 600),
    to: fc.nat({ max: 1 }),
  })
  .map(({ attempt, change, repeat, wait, to }): Step[] => {
    const changed = { do: change as 'changeOrder', tab: attempt.tab, to, after: wait };
    return [
      { ...attempt, card: 'approved', after: 0 },
      ...(change === 'none' ? [] : [changed]),
      { ...repeat, after: wait },
    ];
  });

const episode: fc.Arbitrary<Step[]> = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(deed, after).map(([one, wait]) => [{ ...one, after: wait }]) },
  { weight: 3, arbitrary: leaving },
  { weight: 2, arbitrary: refusedRepeat },
);

/** Begins with an attempt that meets trouble: a run that buys at once proves little. */
const steps = fc
  .tuple(
    fc.oneof(
      payIn(trouble).map((first): Step[] => [{ ...first, after: 0 }]),
      leaving,
      refusedRepeat,
    ),
    fc.array(episode, { minLength: 2, maxLength: 7, size: 'max' }),
  )
  .map(([first, more]): Step[] => [...first, ...more.flat()]);

/** The plan of a seed: always the same. */
export function planOf(seed: number): Plan {
  const stall = fc.constantFrom(...stalls.map(({ name }) => name));
  const keys = fc.constantFrom('replaying' as const, 'strict' as const);
  const [plan] = fc.sample(fc.record({ stall, keys, steps }), { seed, numRuns: 1 });
  return { seed, ...plan! };
}

const GOLDEN = 0x9e3779b1;

/** Seeds of `count` runs; the first is `seed` itself, so that one run alone is found again by its own. */
export const seedsOf = (seed: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => (seed + Math.imul(index, GOLDEN)) >>> 0);

/** A step in one line. */
export function describeStep({ do: what, after: wait, ...details }: Step): string {
  const words = Object.entries(details).map(
    ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  return [`after ${wait} ms: ${what}`, ...words].join(', ');
}
