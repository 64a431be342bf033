import { readPattern, type PatternNode } from './pattern-tree.ts';

/** Repeats of limited number, within each other, that may be ambiguous: at most 2^12 ways are tried. */
const MAX_TRIES = 12;
/** Repeats of limited number are written out up to so many characters; larger ones count as unlimited. */
const MAX_CHARACTERS = 100;
/** The end of the text, as a character that no class holds. */
const END = 'end';
/** One character of each kind that classes tell apart, besides those that the pattern names. */
const ALPHABET = [
  ...Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)),
  ...'\u2028я中😀',
];

/**
 * Whether a text can be found on which a pattern (ECMA-262, flag u) tries exponentially many ways before
 * it gives up: some loop matches the same text in two ways, as in `(a+)+$`. Decided on the pattern's
 * automaton (Weber and Seidl, "On the degree of ambiguity of finite automata", 1991): two different paths
 * from a character back to itself that read the same text.
 */
export function isExponential(pattern: string): boolean {
  const alphabet = [...new Set([...ALPHABET, ...pattern])];
  return anyOf(readPattern(pattern), 1, (node, isWhole) => hasDoubleLoop(node, alphabet, isWhole));
}

/** Judges a pattern, the content of its lookarounds, and of limited repeats that are many. */
function anyOf(
  node: PatternNode,
  around: number,
  isBad: (node: PatternNode, isWhole: boolean) => boolean,
  isWhole = true,
): boolean {
  if (isWhole && isBad(node, true)) return true;
  switch (node.kind) {
    case 'character':
    case 'end':
      return false;
    case 'assertion':
      return node.body !== undefined && anyOf(node.body, around, isBad);
    case 'sequence':
    case 'choice':
      return node.parts.some((part) => anyOf(part, around, isBad, false));
    case 'repeat': {
      const { body, least, most } = node;
      const times = most === Infinity ? around : around * Math.max(most, 1);
      if (times > MAX_TRIES && most > 1 && most < Infinity) {
        if (least > 1 && waysToBeEmpty(body) > 0) return true;
        if (isBad({ kind: 'repeat', body, least: 1, most: Infinity }, false)) return true;
      }
      return anyOf(body, times, isBad, false);
    }
  }
}

/** The number of ways in which a part matches the empty text: 0, 1, or 2 for more. */
function waysToBeEmpty(node: PatternNode): number {
  switch (node.kind) {
    case 'character':
    case 'end':
      return 0;
    case 'assertion':
      return 1;
    case 'sequence':
      return node.parts.reduce((ways, part) => atMostTwo(ways * waysToBeEmpty(part)), 1);
    case 'choice':
      return node.parts.reduce((ways, part) => atMostTwo(ways + waysToBeEmpty(part)), 0);
    case 'repeat':
      return node.least === 0 ? 1 : waysToBeEmpty(node.body);
  }
}

const atMostTwo = (ways: number) => Math.min(ways, 2);

/** Numbers of ways, by number of a character of the pattern. */
type Ways = Map<number, number>;

/** A part of the automaton: the characters that it may begin and end with. */
interface Part {
  first: Ways;
  last: Ways;
  empty: number;
}

/** Glushkov's automaton of a pattern, in which each character is a state. */
class Automaton {
  /** By state, the characters of the alphabet that it takes. */
  readonly takes: ReadonlySet<string>[] = [];
  /** By state, the states that may come next, and the number of ways there. */
  readonly next: Ways[] = [];
  private readonly alphabet: readonly string[];
  private readonly sets = new Map<string, ReadonlySet<string>>();

  constructor(alphabet: readonly string[]) {
    this.alphabet = alphabet;
  }

  add(node: PatternNode): Part {
    switch (node.kind) {
      case 'character':
        return this.state(this.setOf(node.source));
      case 'end':
        return this.state(new Set([END]));
      case 'assertion':
        return { first: new Map(), last: new Map(), empty: 1 };
      case 'sequence':
        return node.parts
          .map((part) => this.add(part))
          .reduce((one, two) => this.then(one, two), NOTHING);
      case 'choice':
        return node.parts.map((part) => this.add(part)).reduce(either);
      case 'repeat':
        return this.repeat(node);
    }
  }

  private repeat({ body, least, most }: Extract<PatternNode, { kind: 'repeat' }>): Part {
    const isWrittenOut =
      most * sizeOf(body) <= MAX_CHARACTERS && this.takes.length <= MAX_CHARACTERS;
    if (!isWrittenOut) {
      const part = this.add(body);
      this.connect(part.last, part.first);
      return least === 0 ? { ...part, empty: 1 } : part;
    }
    let rest: Part = NOTHING;
    for (let at = most; at > 0; at--) {
      const whole = this.then(this.add(body), rest);
      rest = at > least ? { ...whole, empty: 1 } : whole;
    }
    return rest;
  }

  private state(takes: ReadonlySet<string>): Part {
    const ways: Ways = new Map([[this.takes.push(takes) - 1, 1]]);
    this.next.push(new Map());
    return { first: ways, last: ways, empty: 0 };
  }

  private then(one: Part, two: Part): Part {
    this.connect(one.last, two.first);
    return {
      first: sum(one.first, times(two.first, one.empty)),
      last: sum(two.last, times(one.last, two.empty)),
      empty: atMostTwo(one.empty * two.empty),
    };
  }

  private connect(from: Ways, to: Ways): void {
    for (const [state, ways] of from) this.next[state] = sum(this.next[state]!, times(to, ways));
  }

  private setOf(source: string): ReadonlySet<string> {
    const known = this.sets.get(source);
    if (known) return known;
    const test = new RegExp(`^(?:${source})$`, 'u');
    const set = new Set(this.alphabet.filter((sign) => test.test(sign)));
    this.sets.set(source, set);
    return set;
  }
}

const NOTHING: Part = { first: new Map(), last: new Map(), empty: 1 };

const either = (one: Part, two: Part): Part => ({
  first: sum(one.first, two.first),
  last: sum(one.last, two.last),
  empty: atMostTwo(one.empty + two.empty),
});

function sum(one: Ways, two: Ways): Ways {
  const all = new Map(one);
  for (const [state, ways] of two) all.set(state, atMostTwo((all.get(state) ?? 0) + ways));
  return all;
}

const times = (ways: Ways, factor: number): Ways =>
  factor === 0
    ? new Map()
    : new Map([...ways].map(([state, one]) => [state, atMostTwo(one * factor)]));

function sizeOf(node: PatternNode): number {
  switch (node.kind) {
    case 'character':
    case 'end':
      return 1;
    case 'assertion':
      return 0;
    case 'sequence':
    case 'choice':
      return node.parts.reduce((size, part) => size + sizeOf(part), 0);
    case 'repeat':
      return sizeOf(node.body) * (node.most === Infinity ? 1 : node.most);
  }
}

/**
 * Whether two paths lead from a state back to itself with the same text. A loop after which a whole
 * pattern has matched already is none: nothing can fail there and be tried again.
 */
function hasDoubleLoop(node: PatternNode, alphabet: readonly string[], isWhole: boolean): boolean {
  const automaton = new Automaton(alphabet);
  const { last } = automaton.add(node);
  const { takes, next } = automaton;
  const meet = meeting(takes);
  return takes.some((_, start) => {
    if ((isWhole && last.has(start)) || !isInLoop(start, next)) return false;
    // Pairs of states that two paths from `start` reach with the same text, and whether they differed.
    const seen = new Set<string>();
    const open: [number, number, boolean][] = [[start, start, false]];
    for (const [one, other, differed] of open) {
      for (const [left, leftWays] of next[one]!) {
        for (const [right, rightWays] of next[other]!) {
          if (!meet(left, right)) continue;
          const isTwice = one === other && left === right && leftWays * rightWays > 1;
          const differs = differed || left !== right || isTwice;
          if (differs && left === start && right === start) return true;
          const key = `${left} ${right} ${differs}`;
          if (seen.has(key)) continue;
          seen.add(key);
          open.push([left, right, differs]);
        }
      }
    }
    return false;
  });
}

function isInLoop(start: number, next: readonly Ways[]): boolean {
  const seen = new Set(next[start]!.keys());
  for (const state of seen) for (const [following] of next[state]!) seen.add(following);
  return seen.has(start);
}

/** Whether two states take a character in common; remembered by pair. */
function meeting(takes: readonly ReadonlySet<string>[]) {
  const known = new Map<string, boolean>();
  return (one: number, other: number): boolean => {
    if (one === other) return true;
    const key = `${Math.min(one, other)} ${Math.max(one, other)}`;
    const answer = known.get(key) ?? [...takes[one]!].some((sign) => takes[other]!.has(sign));
    known.set(key, answer);
    return answer;
  };
}
