import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { inherit, type MergedBrand } from '../src/brand/inherit/inherit.ts';
import type { JsonValue, Node, Place } from '../src/brand/parse/node.ts';
import { parseSources } from '../src/brand/parse/brand-files.ts';
import { inWordsOf } from '../src/checker/language/say-finding.ts';
import { valuesOf } from '../src/checker/typed.ts';
import { runRule } from '../src/checker/run-rules.ts';
import { rules } from '../src/checker/flow/flow-ways.ts';
import { flowMapsOf } from '../src/checker/flow/flow-maps.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';
import { search, type Verdict } from './flow-brute-force/naive-search.ts';
import { randomFlow, randomFrom } from './flow-brute-force/random-flow.ts';

const sources = parseSources(fixtureBrands);
const base = inherit(sources.folders.get('base')!, sources).merged!;

const at: Place = { file: 'brands/made/flows.json', line: 1, column: 1, endLine: 1, endColumn: 1 };
function nodeOf(value: JsonValue): Node {
  if (Array.isArray(value)) return { kind: 'array', at, items: value.map(nodeOf) };
  if (typeof value !== 'object' || value === null) return { kind: 'scalar', at, value };
  const entries = Object.entries(value).map(
    ([key, one]) => [key, { keyAt: at, node: nodeOf(one) }] as const,
  );
  return { kind: 'object', at, entries: new Map(entries) };
}

/** The base of the fixtures with one flow of its own in place of the others. */
const withFlow = (flow: object): MergedBrand => ({
  ...base,
  files: new Map([...base.files, ['flows', nodeOf({ flows: [flow as JsonValue] })]]),
});

/** The findings of the rule of dead ends about a brand, under a name of its own. */
const reportsOf = (merged: MergedBrand, id = 'dead-end'): string[] =>
  rules
    .filter((rule) => rule.id === 'dead-end')
    .flatMap((rule) =>
      runRule(rule, { ...valuesOf(merged), merged, forms: [], sources, metaSchemas: new Map() }),
    )
    .filter((one) => one.rule === id)
    .map(({ message }) => inWordsOf('en', message));

const stepsIn = (messages: readonly string[], pattern: RegExp) =>
  messages.flatMap((message) => pattern.exec(message)?.slice(1).join(' ') ?? []).sort();

const sortedIn = (verdict: Verdict): Readonly<Record<string, string[]>> =>
  Object.fromEntries(Object.entries(verdict).map(([kind, steps]) => [kind, [...steps].sort()]));

/** Pairs of names, the other way round. */
const turned = (pairs: readonly string[]) =>
  pairs.map((pair) => pair.split(' ').reverse().join(' ')).sort();

const FLOWS = 1_000;

test('flow checks and a search through every walk agree on 1000 flows', () => {
  const seen = new Map<keyof Verdict, number>();
  for (let seed = 1; seed <= FLOWS; seed++) {
    const flow = randomFlow(randomFrom(seed));
    const naive = search(flow.id, flow.steps);
    for (const kind of Object.keys(naive) as (keyof Verdict)[]) {
      if (naive[kind].length > 0) seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    const merged = withFlow(flow);
    const { issues } = flowMapsOf(merged)[0]!;
    const fork = /step '(\w+)' .*says nothing of '(\w+)'/;
    const never = /'(\w+)' .*never comes out of the step '(\w+)'/;
    const forks = reportsOf(merged, 'outcome-way');
    const outOfReach = stepsIn(reportsOf(merged, 'step-reach'), /step '(\w+)'/);
    const { trapped, unreachable, ...rest } = sortedIn(naive);
    // Consequences of a cut or lost transition are not reported separately.
    const isCut = naive.deadEnds.length > 0 || trapped!.length > 0;
    const said = {
      deadEnds: stepsIn(reportsOf(merged), /step '(\w+)'/),
      withoutWay: stepsIn(forks, fork),
      never: turned(stepsIn(forks, never)),
      isTrapped: reportsOf(merged, 'step-circle').length > 0,
      circlesAstray: issues.circles.flat().filter((id) => !naive.trapped.includes(id)),
      unreachable: [...issues.unreachable].sort(),
      isOutOfReach: outOfReach.length > 0,
      reachAstray: outOfReach.filter((id) => !naive.unreachable.includes(id)),
    };
    const right = {
      ...rest,
      isTrapped: trapped!.length > 0,
      circlesAstray: [],
      unreachable,
      isOutOfReach: unreachable!.length > 0 && !isCut,
      reachAstray: [],
    };
    // `expect` takes too long to be asked for every flow.
    if (!isDeepStrictEqual(said, right)) expect({ seed, ...said }).toEqual({ seed, ...right });
  }
  // Nothing is agreed on by never coming up.
  for (const kind of Object.keys(search('default', [])) as (keyof Verdict)[]) {
    expect(seen.get(kind), kind).toBeGreaterThan(FLOWS / 50);
  }
});
