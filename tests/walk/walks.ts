import type { CompiledScreen, Flow } from '../../src/contract/compiled-brand.ts';
import { asksForSlip } from '../../src/flow/flow-choice.ts';
import type { Facts } from '../../src/contract/facts.ts';
import { simplify } from '../../src/flow/condition.ts';
import { isFirstOf } from '../long.ts';
import type { SoldBrand } from './brands.ts';

/** One flow of one brand, from its link to its end. */
export interface Walk extends SoldBrand {
  flow: Flow;
  isDefault: boolean;
}

const walksOf = (sold: SoldBrand): Walk[] => {
  const { flows } = sold.brand;
  const first = flows.find(({ id }) => id === 'default') ?? flows[0];
  return flows.map((flow) => ({ ...sold, flow, isDefault: flow === first }));
};

/** The default flow of each brand, and one of each kind among the others. */
export function distinctWalks(brands: readonly SoldBrand[]): Walk[] {
  const [defaults, others] = [true, false].map((isDefault) =>
    brands.flatMap(walksOf).filter((walk) => walk.isDefault === isDefault),
  ) as [Walk[], Walk[]];
  const isFirst = isFirstOf(structureOf);
  return [...defaults, ...others].filter((walk) => isFirst(walk) || walk.isDefault);
}

/** Describes the steps of a walk without names and looks. */
const structureOf = ({ brand, sandbox, flow }: Walk): string =>
  JSON.stringify([
    [...new Set(sandbox.plans.flatMap(({ paymentMethods }) => paymentMethods))].sort(),
    flow.steps.map(({ templateId, defaultNextStepId, outcomes }) => ({
      templateId,
      defaultNextStepId,
      outcomes,
      blocks: shapeOf(brand.screens[templateId], { isBankslip: asksForSlip(flow, {}) }),
    })),
  ]);

/** The blocks of a screen and the schemas of its forms, without words. */
export const shapeOf = (screen: CompiledScreen | undefined, known: Partial<Facts> = {}) =>
  screen?.blocks.map((block) => [
    block.block,
    simplify(block.when, known),
    block.block === 'form' &&
      block.form.pages.map(({ id, variants }) => [
        id,
        block.form.action,
        block.form.conditions,
        Object.values(variants).map(({ schema }) => withoutWords(schema)),
      ]),
  ]);

const withoutWords = (schema: object) =>
  JSON.stringify(schema, (key, value) =>
    (key === 'title' || key === 'description') && typeof value === 'string' ? '' : value,
  );
