/** Option of a test that `npm test` leaves to `npm run test:long`. */
export const LONG = { tags: ['long'] };

type Options = Partial<typeof LONG>;

/** The cases of one check in two groups, each with its option: those of `npm test`, and all others. */
export const shortAndLong = <Case>(
  cases: readonly Case[],
  isShort: (one: Case, index: number) => boolean,
): [Options, Case[]][] => [
  [{}, cases.filter((one, index) => isShort(one, index))],
  [LONG, cases.filter((one, index) => !isShort(one, index))],
];

/** Whether a case is the first one with its value of `key`: one of each kind. */
export function isFirstOf<Case>(key: (one: Case) => unknown): (one: Case) => boolean {
  const first = new Map<unknown, Case>();
  return (one) => {
    if (!first.has(key(one))) first.set(key(one), one);
    return first.get(key(one)) === one;
  };
}
