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

const weigh = <Made>(weight: number, arbitrary: fc.Arbitrary<Made>) => ({ weight, arbitrary });
const tab = fc.nat({ max: 2 });
const ms = fc.constantFrom(150, 400, 900, 1500);

/** Statuses of an answer that says nothing of the payment. */
export const UNDECIDED = [408, 409, 425, 429, 500, 502, 503, 504];
/** Bodies of an answer that say nothing of it either. */
export const EMPTY_BODIES = ['', '{}', '[]', 'null', '{"token":', '<html>Bad gateway</html>'];

/** A failure of a kind, its details left to chance. */
const failure = <Details extends object>(
  kind: Weather['kind'],
  details: { [Name in keyof Details]: fc.Arbitrary<Details[Name]> },
) => fc.record({ kind: fc.constant(kind), ...details }) as unknown as fc.Arbitrary<Weather>;

/** Statuses of captcha (400, 403), login, firewall, gateway, size, changed body and rate limit. */
const wall = failure('wall', {
  status: fc.constantFrom(400, 401, 402, 403, 404, 405, 412, 413, 415, 422, 429, 451),
});

const trouble: fc.Arbitrary<Weather> = fc.oneof(
  weigh(3, fc.record({ kind: fc.constantFrom('cutBefore', 'cutAfter') })),
  weigh(5, fc.record({ kind: fc.constantFrom('lateThere', 'lateBack'), ms })),
  weigh(2, failure('status', { status: fc.constantFrom(...UNDECIDED), isDone: fc.boolean() })),
  weigh(2, failure('body', { body: fc.constantFrom(...EMPTY_BODIES) })),
  weigh(1, failure('timeout', { isDone: fc.boolean() })),
  weigh(3, wall),
  weigh(2, failure('ownRefusal', { status: fc.constantFrom(403, 413, 415, 429) })),
);

const weather: fc.Arbitrary<Weather> = fc.oneof(
  weigh(1, fc.constant({ kind: 'fair' as const })),
  weigh(2, trouble),
);

const payIn = (some: fc.Arbitrary<Weather>) =>
  fc.record({
    do: fc.constant('pay' as const),
    tab,
    press: fc.constantFrom(...PRESSES),
    card: fc.constantFrom('approved', 'approved', 'refused'),
    weather: some,
  });

const deed = fc.oneof(
  weigh(6, payIn(weather)),
  weigh(
    7,
    fc.record({ do: fc.constantFrom('pressAgain', 'reload', 'back', 'forward', 'away'), tab }),
  ),
  weigh(
    4,
    fc.record({
      do: fc.constantFrom('sameTabAgain', 'closeTab', 'changeEmail', 'changeInstallments'),
      tab,
    }),
  ),
  weigh(2, fc.record({ do: fc.constant('changeOrder'), tab, to: fc.nat({ max: 1 }) })),
  weigh(2, fc.record({ do: fc.constant('buyAnyway'), tab })),
  weigh(2, fc.record({ do: fc.constant('newTab') })),
  weigh(2, fc.record({ do: fc.constant('payTogether'), weather })),
  weigh(2, fc.record({ do: fc.constant('offline'), ms })),
  weigh(2, fc.record({ do: fc.constant('look') })),
) as fc.Arbitrary<Deed>;

const after = fc.constantFrom(0, 0, 20, 100, 250, 600);

const late = fc.record({
  kind: fc.constantFrom('lateThere', 'lateBack'),
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
    .map((status) => ({ kind: 'status', status, isDone: true }) as const),
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
  weigh(
    5,
    fc.tuple(deed, after).map(([one, wait]) => [{ ...one, after: wait }]),
  ),
  weigh(3, leaving),
  weigh(2, refusedRepeat),
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
