import fc from 'fast-check';
import { expect } from 'vitest';
import { flowOf } from '../../src/flow/choose-flow.ts';
import { describeFlowProblem } from '../../src/flow/config/flow-problem.ts';
import { readConfigFlows } from '../../src/flow/config/read-config-flows.ts';
import { parseLink } from '../../src/flow/link.ts';
import { stepAfter } from '../../src/flow/step.ts';
import { TEMPLATE_IDS } from '../../src/flow/templates.ts';
import { FLOWS } from '../e2e/support/independent-upstream/flows.ts';
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

const FORWARD = ['continue', 'approved', 'pending', 'declined'] as const;
const outcomes = fc.array(fc.constantFrom(...FORWARD), { minLength: 50, maxLength: 50 });

fuzz(
  'config flows: every way onward ends, from each screen and by whatever outcomes',
  fc.tuple(brands, flows, queries, outcomes),
  { runs: 150 },
  ([brand, written, query, picked]) => {
    const own = BRAND_FLOWS[brand]!;
    const { flow, flows: all } = flowOf(parseLink(`?${query}`), own, { flows: written });
    expect(all).toContain(flow);
    for (const one of all) {
      const ids = one.steps.map(({ id }) => id);
      const templates = one.steps.map(({ templateId }) => templateId);
      expect([new Set(ids).size, new Set(templates).size]).toEqual([ids.length, ids.length]);
      for (const step of one.steps) {
        const named = [step.defaultNextStepId, ...Object.values(step.outcomes ?? {})];
        expect(ids).toEqual(expect.arrayContaining(named.filter((id) => id !== undefined)));
      }
      for (const from of new Set([...templates, ...TEMPLATE_IDS])) {
        for (const by of [() => 'continue' as const, (at: number) => picked[at]!]) {
          const met: string[] = [from];
          for (let at = 0; at < picked.length; at += 1) {
            const next = stepAfter(met.at(-1)!, by(at), one, own);
            if (!next) break;
            if (met.includes(next.templateId)) expect.fail(`${met.join(' ')} ${next.templateId}`);
            met.push(next.templateId);
          }
        }
      }
    }
  },
);
