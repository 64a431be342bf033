import type { CompiledBrand, Flow } from '../../contract/compiled-brand.ts';

/** A flow that differs, before and after, in a line each; brands whose flows differ in the same way share it. */
export interface FlowChange {
  id: string;
  before?: string;
  after?: string;
  brands: string[];
}

/** Every flow whose steps or transitions differ. */
export function flowChanges(
  before: readonly CompiledBrand[],
  after: readonly CompiledBrand[],
): FlowChange[] {
  const changes = new Map<string, FlowChange>();
  const ids = new Set([...before, ...after].map(({ id }) => id));
  for (const brand of [...ids].sort()) {
    const [was, is] = [before, after].map((all) => linesOf(all.find(({ id }) => id === brand)));
    for (const id of new Set([...was!.keys(), ...is!.keys()])) {
      const [from, to] = [was!.get(id), is!.get(id)];
      if (from === to) continue;
      const key = JSON.stringify([id, from, to]);
      const known = changes.get(key) ?? { id, before: from, after: to, brands: [] };
      changes.set(key, { ...known, brands: [...known.brands, brand] });
    }
  }
  return [...changes.values()];
}

const linesOf = (brand: CompiledBrand | undefined) =>
  new Map((brand?.flows ?? []).map((flow) => [flow.id, flowLine(flow)]));

/** A flow in one line: the steps as they follow each other, then each way that an outcome branches off to. */
export function flowLine({ steps }: Flow): string {
  const shown = new Set<string>();
  const way = (start: string): string => {
    const step = steps.find(({ id }) => id === start);
    const screen = step && step.templateId !== step.id ? ` (/${step.templateId})` : '';
    if (shown.has(start)) return start;
    shown.add(start);
    const next = step?.defaultNextStepId;
    return `${start}${screen}${next === undefined ? '' : ` → ${way(next)}`}`;
  };
  const ways = steps.flatMap(({ id, outcomes = {} }) => [
    ...(shown.has(id) ? [] : [way(id)]),
    ...Object.entries(outcomes).map(([outcome, to]) => `${id}, ${outcome} → ${way(to)}`),
  ]);
  return ways.join('; ');
}
