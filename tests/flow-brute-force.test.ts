import { expect, test } from 'vitest';
import { inherit, type MergedBrand } from '../src/brand/inherit/inherit.ts';
import type { JsonValue, Node, Place } from '../src/brand/parse/node.ts';
import { parseSources } from '../src/brand/parse/brand-files.ts';
import { inWordsOf } from '../src/checker/language/say-finding.ts';
import type { Rule } from '../src/checker/rule.ts';
import { valuesOf } from '../src/checker/typed.ts';
import { runRule } from '../src/checker/run-rules.ts';
import { nextStep } from '../src/checker/flow/flow-names.ts';
import { deadEnd } from '../src/checker/flow/flow-ways.ts';
import { flowMapsOf } from '../src/checker/flow/flow-maps.ts';
import { fixtureBrands } from './fixtures/fixture-brands.ts';
import { search, type Verdict } from './flow-brute-force/naive-search.ts';
import { randomFlow, randomFrom } from './flow-brute-force/random-flow.ts';
import { shortAndLong } from './long.ts';

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

/** The findings of a rule about a brand under a name. */
const reportsOf = (rule: Rule, merged: MergedBrand, id = rule.id): string[] =>
  runRule(rule, { ...valuesOf(merged), merged, forms: [], sources, metaSchemas: new Map() })
    .filter((one) => one.rule === id)
    .map(({ message }) => inWordsOf('en', message));

const stepsIn = (messages: readonly string[], pattern: RegExp) =>
  messages.flatMap((message) => pattern.exec(message)?.slice(1).join(' ') ?? []).sort();

/** `expect` takes too long to be asked 60,000 times. */
function agree(where: string, said: unknown, right: unknown): void {
  if (JSON.stringify(said) !== JSON.stringify(right))
    expect({ where, said }).toEqual({ where, said: right });
}

const sortedIn = (verdict: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(Object.entries(verdict).map(([kind, steps]) => [kind, [...steps].sort()]));

/** Pairs of names, the other way round. */
const turned = (pairs: readonly string[]) =>
  pairs.map((pair) => pair.split(' ').reverse().join(' ')).sort();

function expectAgreement(count: number): void {
  const seen = new Map<keyof Verdict, number>();
  for (let seed = 1; seed <= count; seed++) {
    const flow = randomFlow(randomFrom(seed));
    const naive = search(flow.id, flow.steps);
    for (const [kind, steps] of Object.entries(naive)) {
      if (steps.length > 0)
        seen.set(kind as keyof Verdict, (seen.get(kind as keyof Verdict) ?? 0) + 1);
    }
    const merged = withFlow(flow);
    const where = `flow of seed ${seed}`;
    const { issues } = flowMapsOf(merged)[0]!;
    const fork = /step '(\w+)' .*says nothing of '(\w+)'/;
    const never = /'(\w+)' .*never comes out of the step '(\w+)'/;
    const unknown = [...new Set(unknownIn(flow.steps, reportsOf(nextStep, merged)))].sort();
    agree(where, unknown, [...naive.unknown].sort());
    // A brand with a way to nowhere is not looked at any further.
    if (unknown.length > 0) continue;
    const forks = reportsOf(deadEnd, merged, 'outcome-way');
    const said = {
      deadEnds: stepsIn(reportsOf(deadEnd, merged), /step '(\w+)'/),
      withoutWay: stepsIn(forks, fork),
      never: turned(stepsIn(forks, never)),
    };
    const { trapped, unreachable, unknown: _, ...rest } = naive;
    agree(where, said, sortedIn(rest));
    const circles = reportsOf(deadEnd, merged, 'step-circle');
    agree(where, circles.length > 0, trapped.length > 0);
    const astray = issues.circles.flat().filter((id) => !trapped.includes(id));
    agree(where, astray, []);
    agree(where, [...issues.unreachable].sort(), [...unreachable].sort());
    // Consequences of a cut or lost transition are not reported separately.
    const isCut = naive.deadEnds.length > 0 || trapped.length > 0;
    const outOfReach = stepsIn(reportsOf(deadEnd, merged, 'step-reach'), /step '(\w+)'/);
    agree(where, outOfReach.length > 0, unreachable.length > 0 && !isCut);
    agree(
      where,
      outOfReach.filter((id) => !unreachable.includes(id)),
      [],
    );
  }
  // Nothing is agreed on by never coming up.
  for (const kind of Object.keys(search('default', [])) as (keyof Verdict)[]) {
    expect(seen.get(kind), kind).toBeGreaterThan(count / 50);
  }
}

for (const [option, some] of shortAndLong([1_000, 10_000], (count) => count === 1_000)) {
  test.each(some)(
    'flow checks and a search through every walk agree on %i flows',
    { timeout: 120_000, ...option },
    expectAgreement,
  );
}

/** Steps that the findings on ways to nowhere are about: the one before the last of the way. */
function unknownIn(
  steps: readonly { id: string; defaultNextStepId?: string; outcomes?: object }[],
  messages: readonly string[],
): string[] {
  if (messages.length === 0) return [];
  const leads = steps.filter(({ defaultNextStepId, outcomes = {} }) =>
    [defaultNextStepId, ...Object.values(outcomes)].includes('nowhere'),
  );
  const ways = leads.flatMap(({ defaultNextStepId, outcomes = {} }) =>
    [defaultNextStepId, ...Object.values(outcomes)].filter((id) => id === 'nowhere'),
  );
  agree('ways to nowhere', messages.length, ways.length);
  return leads.map(({ id }) => id);
}
