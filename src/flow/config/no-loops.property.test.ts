import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Flow, FlowStep } from '../../contract/compiled-brand.ts';
import { flowOf } from '../choose-flow.ts';
import { parseLink } from '../link.ts';
import { nextStep, stepAfter } from '../step.ts';
import { pathOf } from '../templates.ts';
import { readConfigFlows } from './read-config-flows.ts';

const TEMPLATES =
  'lead parsing video presentation md order-bump-presentation pix payment payment/[id] success payment/upsell success/upsell'.split(
    ' ',
  );
const FORWARD = ['continue', 'approved', 'pending', 'declined'] as const;
const WAYS = [...FORWARD, 'refused'] as const;
const FLOW_IDS = ['default', 'pix', 'offer', 'x'];

/** A flow of the brand: every way leads to a later step. */
const brandFlow: fc.Arbitrary<Flow> = fc
  .tuple(
    fc.constantFrom(...FLOW_IDS),
    fc.shuffledSubarray(
      TEMPLATES.filter((one) => pathOf(one) && one !== 'parsing'),
      { minLength: 1 },
    ),
    fc.array(fc.array(fc.nat(20), { minLength: 6, maxLength: 6 }), {
      minLength: TEMPLATES.length,
      maxLength: TEMPLATES.length,
    }),
  )
  .map(([id, shuffled, jumps]) => {
    // The pages that sell an upsell come before its success, to which declining it leads.
    const end = 'success/upsell';
    const templates = [...shuffled.filter((one) => one !== end), end];
    const later = (at: number, jump: number) => {
      const target = at + 1 + (jump % 4);
      return target < templates.length ? `b${target}` : undefined;
    };
    const steps = templates.map((templateId, at): FlowStep => {
      const [byDefault, ...ways] = jumps[at]!;
      const outcomes = WAYS.flatMap((way, index) => {
        const target = ways[index]! > 12 ? later(at, ways[index]!) : undefined;
        return target ? [[way, target]] : [];
      });
      const defaultNextStepId = later(at, byDefault!);
      return {
        id: `b${at}`,
        templateId,
        defaultNextStepId,
        outcomes: Object.fromEntries(outcomes),
      };
    });
    return { id, steps };
  });
const brandFlows = fc.uniqueArray(brandFlow, { minLength: 1, selector: ({ id }) => id });

/** A flow of a config that is nearly right, or not at all. */
const stepId = fc.constantFrom('c0', 'c1', 'c2', 'c3', 'c4', 'c9');
const configStep = fc.record(
  {
    id: stepId,
    templateId: fc.constantFrom(...TEMPLATES, 'cart'),
    defaultNextStepId: stepId,
    outcomes: fc.dictionary(fc.constantFrom(...WAYS), stepId, { maxKeys: 1 }),
  },
  { requiredKeys: ['id', 'templateId'] },
);
const chain = fc.shuffledSubarray(TEMPLATES, { minLength: 2, maxLength: 6 }).map((templates) =>
  templates.map((templateId, at) => ({
    id: `c${at}`,
    templateId,
    defaultNextStepId: at + 1 < templates.length ? `c${at + 1}` : undefined,
  })),
);
const configFlow = fc.record({
  id: fc.constantFrom(...FLOW_IDS),
  steps: fc.oneof(
    { weight: 3, arbitrary: chain as fc.Arbitrary<unknown[]> },
    { weight: 2, arbitrary: fc.array(configStep, { maxLength: 5 }) as fc.Arbitrary<unknown[]> },
    { weight: 1, arbitrary: fc.array(fc.anything(), { maxLength: 3 }) },
  ),
});
const configFlows = fc.oneof(
  { weight: 9, arbitrary: fc.array(configFlow, { maxLength: 4 }) as fc.Arbitrary<unknown> },
  { weight: 1, arbitrary: fc.anything() },
);
const query = fc.constantFrom('', 'route=pix', 'oferta=p', 'flowId=x', 'flowId=none');
const RUNS = { numRuns: 500 };

/** The longest way from a template by the choices of `pick`, at most `limit` steps. */
function walk(
  from: string,
  flow: Flow,
  brand: readonly Flow[],
  pick: (at: number) => (typeof FORWARD)[number],
): string[] {
  const way = [from];
  const limit = 4 * TEMPLATES.length;
  while (way.length < limit) {
    const next = stepAfter(way.at(-1)!, pick(way.length), flow, brand);
    if (!next) return way;
    way.push(next.templateId);
  }
  return way;
}

test('whatever the config says, every way onward ends, from each screen', () => {
  const picks = fc.infiniteStream(fc.constantFrom(...FORWARD));
  fc.assert(
    fc.property(configFlows, brandFlows, query, picks, (flows, brand, search, stream) => {
      const { flow, flows: all } = flowOf(parseLink(`?${search}`), brand, { flows });
      for (const taken of [flow, ...all]) {
        for (const from of TEMPLATES) {
          const byDefault = walk(from, taken, brand, () => 'continue');
          expect(new Set(byDefault).size).toBe(byDefault.length);
          const byChance = walk(from, taken, brand, () => stream.next().value!);
          expect(new Set(byChance).size).toBe(byChance.length);
        }
      }
    }),
    RUNS,
  );
});

test('a flow that is used has each template and id once, and every step that it names', () => {
  fc.assert(
    fc.property(configFlows, brandFlows, (flows, brand) => {
      for (const { flow } of readConfigFlows(flows, brand).flows) {
        if (!flow) continue;
        const { steps } = flow;
        expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
        expect(new Set(steps.map(({ templateId }) => templateId)).size).toBe(steps.length);
        for (const step of steps) {
          for (const target of Object.values(step.outcomes ?? {})) {
            expect(steps.map(({ id }) => id)).toContain(target);
          }
          if (step.defaultNextStepId) {
            expect(nextStep({ ...flow }, { ...step, outcomes: {} }, 'approved')).toBeDefined();
          }
        }
      }
    }),
    RUNS,
  );
});
