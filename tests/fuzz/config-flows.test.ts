import fc from 'fast-check';
import { expect } from 'vitest';
import { flowOf } from '../../src/flow/choose-flow.ts';
import { describeFlowProblem } from '../../src/flow/config/flow-problem.ts';
import { readConfigFlows } from '../../src/flow/config/read-config-flows.ts';
import { parseLink } from '../../src/flow/link.ts';
import { pathOf, templateOf } from '../../src/flow/templates.ts';
import { FLOWS } from '../e2e/support/independent-upstream/flows.ts';
import { stepAfter } from '../walk/plain-reading.ts';
import { BRAND_FLOWS } from './brand-flows.ts';
import { nearlyJson, type Json } from './changed-json.ts';
import { fuzz } from './fuzz.ts';

const brands = fc.constantFrom(...Object.keys(BRAND_FLOWS));
/** Flows of an independent upstream, and of the brands themselves. */
const flows = nearlyJson([FLOWS, FLOWS.slice(0, 2), ...Object.values(BRAND_FLOWS)], 3);
const queries = fc.constantFrom(
  '',
  'route=pix',
  'route=livelo',
  'oferta=p',
  'flowId=renova',
  'voucher=msjana',
);

fuzz(
  'config flows: a flow is used or refused, and a refusal says in which flow and step',
  fc.tuple(brands, flows),
  { runs: 150 },
  ([brand, written]) => {
    const own = BRAND_FLOWS[brand]!;
    const read = readConfigFlows(written, own);
    const refused = read.flows.filter(({ flow }) => !flow).length;
    const list: readonly Json[] = Array.isArray(written) ? written : [];
    const left = list.length - read.flows.length;
    expect(read.problems).toHaveLength(list.length === 0 ? 1 : Math.min(refused + left, 20));
    for (const problem of read.problems) {
      if (problem.mistake !== 'no flows') expect(problem.flow).toEqual(expect.any(String));
      const sentence = describeFlowProblem(problem);
      expect(sentence.length).toBeLessThan(300);
      expect(sentence).toMatch(/^The [^\p{C}\p{Zl}\p{Zp}]+\.$/u);
    }
    expect(readConfigFlows(written, own)).toEqual(read);
  },
);

fuzz(
  'config flows: whoever follows a link comes to a sale or an end, and meets no screen twice',
  fc.tuple(brands, flows, queries),
  { runs: 150 },
  ([brand, written, query]) => {
    const own = BRAND_FLOWS[brand]!;
    const { flow, flows: all } = flowOf(parseLink(`?${query}`), own, { flows: written });
    expect(all).toContain(flow);
    for (const one of all) {
      const met = new Set<string>();
      for (let step = one.steps[0]; step; step = stepAfter(one, step, 'continue')) {
        expect([...met]).not.toContain(step.id);
        met.add(step.id);
        const path = pathOf(step.templateId, 'x-9')!;
        expect(templateOf(path)?.templateId).toBe(step.templateId);
        if (step.templateId === 'parsing') break;
      }
      expect(met.size).toBeGreaterThan(0);
    }
  },
);
