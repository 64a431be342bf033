import fc from 'fast-check';
import { expect } from 'vitest';
import type { Transition } from '../../src/contract/actions.ts';
import type { Flow } from '../../src/contract/compiled-brand.ts';
import { countSteps } from '../../src/flow/config/count-steps.ts';
import { chooseFlow, choicesOf } from '../../src/flow/flow-choice.ts';
import { flowQuery } from '../../src/flow/flow-query.ts';
import { parseLink } from '../../src/flow/link.ts';
import { backPathOf, nextStep, previousStep, stepAfter, stepCountAt } from '../../src/flow/step.ts';
import { pathOf, TEMPLATE_IDS, templateOf } from '../../src/flow/templates.ts';
import { randomFlow, randomFrom } from '../flow-brute-force/random-flow.ts';
import { readPlainly } from '../links/plain-reading.ts';
import * as plain from '../walk/plain-reading.ts';
import { BRAND_FLOWS } from './brand-flows.ts';
import { nearly } from './changed-text.ts';
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

fuzz(
  'flow engine: counted steps are numbered from 1 to the total of the usual way',
  flow,
  { runs: 200 },
  (one) => {
    const counted = countSteps(one, ({ templateId }) => (templateId.includes('success') ? 0 : 1));
    const usual: string[] = [];
    let step = counted.steps[0];
    while (step && !usual.includes(step.id)) {
      usual.push(step.id);
      const at = step;
      const ways = ['continue', 'approved', 'pending', 'declined'];
      step = ways.map((way) => plain.stepAfter(counted, at, way)).filter((next) => next)[0];
    }
    const numbers = usual.flatMap(
      (id) => counted.steps.find((each) => each.id === id)!.stepNumber ?? [],
    );
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(counted.stepsNumber).toBe(numbers.length);
    for (const each of counted.steps) {
      const { step: number = 1 } = stepCountAt(counted, each, 0, undefined);
      expect(number).toBeGreaterThan(0);
    }
  },
);

const flowsOf = fc.constantFrom(...Object.values(BRAND_FLOWS));
const parameters = fc.record({
  flowId: fc.constantFrom(undefined, '', 'pix', 'nobody', 'offer', 'default'),
  route: fc.constantFrom(undefined, 'pix', 'bankslip', 'vip', 'toString', 'PIX'),
  voucher: fc.constantFrom(undefined, 'V1', '__proto__'),
  oferta: fc.constantFrom(undefined, 'p-77'),
});

fuzz(
  'flow engine: a link takes the flow that the specification says, and each flow has a link',
  fc.tuple(flowsOf, parameters),
  { runs: 150 },
  ([flows, written]) => {
    const said = Object.entries(written).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    const link = parseLink(`?${new URLSearchParams(said)}`);
    // The routes of brands' own flows are in another test.
    const read = readPlainly({ ...written, product: 'NUMBERONE' }, () => flows.map(({ id }) => id));
    expect(chooseFlow(link, flows, [])?.id).toBe(read.flow);
    for (const one of flows) {
      const query = new URLSearchParams(flowQuery(one, flows));
      expect(chooseFlow(parseLink(`?${query}`), flows, choicesOf(flows))).toBe(one);
    }
  },
);

const path = nearly([
  '/payment',
  '/payment/fatura-9',
  '/renew/%2e%2e',
  '/x/own',
  '/livelo/cpf/',
  '/recovery/a%2Fb',
]);

fuzz(
  'flow engine: a path names a screen or nothing, and the screen’s path names it again',
  path,
  { runs: 600 },
  (written) => {
    const at = templateOf(Buffer.from(written).toString());
    if (!at) return;
    expect(TEMPLATE_IDS.includes(at.templateId as never) || at.templateId.startsWith('x/')).toBe(
      true,
    );
    const again = pathOf(at.templateId, at.id)!;
    expect(templateOf(again)?.templateId).toBe(at.templateId);
    expect(templateOf(again)?.id).toBe(at.id);
    // A browser opens the address as it stands there.
    expect(new URL(again, 'https://own.invalid').pathname).toBe(again);
  },
);

fuzz(
  'flow engine: a way on never leaves the flows',
  fc.tuple(flow, flowsOf),
  { runs: 150 },
  ([one, brand]) => {
    const all = [one, ...brand].flatMap(({ steps }) => steps);
    for (const { templateId } of one.steps) {
      for (const way of WAYS) {
        const next = stepAfter(templateId, way, one, brand);
        if (next) expect(all).toContain(next);
      }
    }
  },
);
