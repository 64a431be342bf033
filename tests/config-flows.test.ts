import { expect, test } from 'vitest';
import type { Flow } from '../src/contract/compiled-brand.ts';
import { readConfigFlows } from '../src/flow/config/read-config-flows.ts';
import { nextStep, previousStep, stepAt } from '../src/flow/step.ts';
import { fixtureBrand } from './drawing/brands.ts';
import { compiledBrands } from './walk/brands.ts';

/** A flow as section 3 shapes it, with ids of the upstream's own. */
function inShapeOfConfig({ id, steps, props }: Flow) {
  const idOf = (name: string | undefined) =>
    name && `u${steps.findIndex((step) => step.id === name)}`;
  return {
    id,
    props,
    steps: steps.map((step) => ({
      id: idOf(step.id),
      templateId: `/${step.templateId}`,
      defaultNextStepId: idOf(step.defaultNextStepId) ?? null,
      props: {},
    })),
  };
}

const WAYS = ['continue', 'declined', 'approved', 'pending', 'refused'] as const;

/** The screens that buyers meet on each step of a flow, by templates instead of ids. */
const readingOf = (flow: Flow) =>
  flow.steps.map((step) => ({
    templateId: step.templateId,
    next: WAYS.map((way) => nextStep(flow, step, way)?.templateId),
    back: previousStep(flow, step)?.templateId,
    stepNumber: step.stepNumber,
    props: step.props,
  }));

test.each(compiledBrands.map((brand) => [brand.id, brand] as const))(
  'D-171: %s keeps the meaning of its JSON where a config brings the same steps',
  (_, { flows }) => {
    const read = readConfigFlows(flows.map(inShapeOfConfig), flows);
    expect(read.problems).toEqual([]);
    expect(read.flows.map(({ flow }) => readingOf(flow!))).toEqual(flows.map(readingOf));
  },
);

/** The flow that a brand takes from a config with these steps, one after the other, as in 'lead payment'. */
function flowOf(brandId: string, id: string, way: string): Flow {
  const templates = way.split(' ');
  const { flows } = fixtureBrand(brandId);
  const steps = templates.map((templateId, at) => ({
    id: `u${at}`,
    templateId,
    defaultNextStepId: at + 1 < templates.length ? `u${at + 1}` : undefined,
  }));
  return readConfigFlows([{ id, steps }], flows).flows[0]!.flow!;
}
const at = (flow: Flow, templateId: string) => stepAt(flow, templateId)!;

test('[BRAND-64] the step numbers and the voucher that only JSON knows hold under a config', () => {
  const school = flowOf('escolaconquer', 'default', 'lead presentation select-school success');
  expect(at(school, 'presentation').stepNumber).toBeUndefined();
  expect(at(school, 'select-school').stepNumber).toBe(2);
  expect(at(school, 'success').stepNumber).toBe(4);
  expect(school.stepsNumber).toBe(4);
  const club = flowOf('cclub', 'x', 'payment/upsell success/upsell');
  expect(at(club, 'payment/upsell').props?.voucher).toBe('MEMBRO50');
});
