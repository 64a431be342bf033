import type { CompiledBrand } from '../../contract/compiled-brand.ts';
import { comparedFlows, diagramFlow, type DiagramFlow } from './flows/diagram-flow.ts';

/** A flow that differs, before and after, with marks; shared by brands whose flows differ in the same transition. */
export interface FlowChange {
  id: string;
  before?: DiagramFlow;
  after?: DiagramFlow;
  brands: string[];
}

/** Every flow whose steps, step numbers or transitions differ. */
export function flowChanges(
  before: readonly CompiledBrand[],
  after: readonly CompiledBrand[],
): FlowChange[] {
  const changes = new Map<string, FlowChange>();
  for (const id of idsOf([...before, ...after])) {
    const [previous, current] = [before, after].map((brands) => flowsOf(brands.find(idIs(id)))) as [
      Map<string, DiagramFlow>,
      Map<string, DiagramFlow>,
    ];
    for (const flow of new Set([...previous.keys(), ...current.keys()])) {
      const compared = comparedFlows(previous.get(flow), current.get(flow));
      if (!isMarked(compared.before) && !isMarked(compared.after)) continue;
      const key = JSON.stringify([flow, compared]);
      const known = changes.get(key);
      if (known) known.brands.push(id);
      else changes.set(key, { id: flow, ...compared, brands: [id] });
    }
  }
  return [...changes.values()];
}

const idIs = (id: string) => (brand: CompiledBrand) => brand.id === id;
const idsOf = (brands: readonly CompiledBrand[]) => [...new Set(brands.map(({ id }) => id))].sort();

const flowsOf = (brand: CompiledBrand | undefined) =>
  new Map((brand?.flows ?? []).map((flow) => [flow.id, diagramFlow(flow, brand!.screens)]));

const isMarked = (flow: DiagramFlow | undefined) =>
  [...(flow?.steps ?? []), ...(flow?.transitions ?? [])].some(({ mark }) => mark);

/** Whether the steps that buyers see, or their order, differ; step numbers and outcomes alone do not count. */
export function changesSteps({ before, after }: FlowChange): boolean {
  const orderOf = (flow: FlowChange['before']) =>
    JSON.stringify([
      flow?.steps.map(({ id, templateId }) => [id, templateId]),
      flow?.transitions.filter(({ outcome }) => outcome === '').map(({ from, to }) => [from, to]),
    ]);
  return orderOf(before) !== orderOf(after);
}
