import { expect, test } from 'vitest';
import type { CompiledBrand, Flow, FlowStep } from '../src/contract/compiled-brand.ts';
import { nextStep, stepCountAt } from '../src/flow/step.ts';
import { brandIn, compiledBrands } from './walk/brands.ts';

/** Whether buyers read the numbers that the JSON says, jumps included, in place of a count. */
const isGiven = ({ settings }: CompiledBrand) => settings.stepNumbers === 'written';
const cases = (brands: readonly CompiledBrand[]) =>
  brands.flatMap((brand) => brand.flows.map((flow) => [brand.id, flow.id, brand, flow] as const));

/** What the indicator says on each screen from the first one to the success of the main product, pages included. */
function readOnTheWay({ screens, settings }: CompiledBrand, flow: Flow): string[] {
  const read: string[] = [];
  for (
    let step: FlowStep | undefined = flow.steps[0];
    step;
    step = nextStep(flow, step, 'continue')
  ) {
    const screen = screens[step.templateId]!;
    const form = screen.blocks.find(({ block }) => block === 'form');
    const pages = form?.block === 'form' ? form.form.pages : [undefined];
    pages.forEach((page, at) => {
      const written = page?.stepNumber ?? screen.stepNumber;
      const { step: number, total = settings.stepsNumber } = stepCountAt(flow, step, at, written);
      if (number !== undefined) read.push(`${number}/${total}`);
    });
    if (step.templateId === 'success') break;
  }
  return read;
}

test.each(cases(compiledBrands.filter((brand) => !isGiven(brand))))(
  '[FLOW-06] D-15: buyers of %s count 1 to N without a gap in the flow %s',
  (_, __, brand, flow) => {
    const read = readOnTheWay(brand, flow);
    const { length } = read;
    expect(length).toBeGreaterThanOrEqual(3);
    expect(read).toEqual(Array.from({ length }, (___, at) => `${at + 1}/${length}`));
  },
);

test.each([
  ['aprovatotal', 'default', '1/4 3/4 4/4'],
  ['aprovatotal', 'pix', '1/4 2/4 4/4'],
  ['aprovatotal-esquadrao-elite', 'default', '1/4 3/4 4/4'],
  ['aprovatotal-esquadrao-elite', 'pix', '1/4 2/4 4/4'],
  ['resolveenem', 'default', '1/4 3/4 4/4'],
  ['resolveenem', 'pix', '1/4 2/4 4/4'],
  ['medcof', 'default', '1/3 2/3 3/3'],
  ['medcof', 'pix', '1/3 3/3 3/3'],
  ['wup-mz', 'default', '1/4 2/4 3/4 4/4'],
])(
  '[FLOW-04] [FLOW-05] the numbers of the specification stay in %s, flow %s',
  (id, flowId, expected) => {
    const brand = brandIn(id);
    const flow = brand.flows.find((one) => one.id === flowId)!;
    expect(readOnTheWay(brand, flow).join(' ')).toBe(expected);
  },
);

test('[BRAND-42] the flow that a plain link opens counts to stepsNumber of its brand', () => {
  for (const { id, flows, settings } of compiledBrands) {
    expect(flows[0]!.stepsNumber ?? settings.stepsNumber, id).toBe(settings.stepsNumber);
  }
});

test('card and Pix of a brand that counts stand at one number, so that a switch changes none', () => {
  for (const brand of compiledBrands.filter((one) => !isGiven(one))) {
    const at = (id: string, template: string) => {
      const flow = brand.flows.find((one) => one.id === id)!;
      const step = flow.steps.find(({ templateId }) => templateId === template);
      return [step?.stepNumber, flow.stepsNumber];
    };
    expect(at('pix', 'pix'), brand.id).toEqual(at('default', 'payment'));
  }
});
