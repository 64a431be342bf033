import fc from 'fast-check';
import { expect } from 'vitest';
import type { Transition } from '../../src/contract/actions.ts';
import type { Flow } from '../../src/contract/compiled-brand.ts';
import { backPathOf, nextStep, previousStep } from '../../src/flow/step.ts';
import { pathOf, templateOf } from '../../src/flow/templates.ts';
import { randomFlow, randomFrom } from '../flow-brute-force/random-flow.ts';
import * as plain from '../walk/plain-reading.ts';
import { BRAND_FLOWS } from './brand-flows.ts';
import { fuzz } from './fuzz.ts';

const WAYS: readonly Transition[] = ['continue', 'approved', 'pending', 'declined', 'refused'];
const real = Object.values(BRAND_FLOWS).flat();

/** A flow of a brand, whole or with two ways changed, or one of a seed. */
const flow: fc.Arbitrary<Flow> = fc.oneof(
  fc.nat(1e6).map((seed) => randomFlow(randomFrom(seed)) as Flow),
  fc
    .tuple(
      fc.constantFrom(...real),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...WAYS)), { maxLength: 2 }),
    )
    .map(([one, turns]) => {
      const steps = structuredClone(one.steps);
      for (const [at, to, way] of turns) {
        const step = steps[at % steps.length]!;
        const { id } = steps[to % steps.length]!;
        if (way === 'continue') step.defaultNextStepId = id;
        else step.outcomes = { ...step.outcomes, [way]: id };
      }
      return { ...one, steps };
    }),
);

fuzz(
  'flow engine: every outcome leads where the specification says',
  flow,
  { runs: 400 },
  (one) => {
    for (const step of one.steps) {
      for (const way of WAYS) {
        expect(nextStep(one, step, way), `${step.id} ${way}`).toEqual(
          plain.stepAfter(one, step, way),
        );
      }
    }
  },
);

fuzz(
  'flow engine: Voltar leads to another screen, and to one that leads here where there is any',
  flow,
  { runs: 300 },
  (one) => {
    for (const step of one.steps) {
      const back = backPathOf(one, step.templateId);
      expect(back).not.toBe(pathOf(step.templateId) ?? null);
      if (back !== undefined) expect(templateOf(back)).toBeDefined();
      const previous = previousStep(one, step);
      const leads = ({ defaultNextStepId, outcomes }: (typeof one.steps)[number]) =>
        [defaultNextStepId, ...Object.values(outcomes ?? {})].includes(step.id);
      const others = one.steps.filter(({ id }) => id !== step.id);
      expect(previous !== undefined).toBe(others.some(leads));
      if (previous) expect(leads(previous)).toBe(true);
    }
  },
);
