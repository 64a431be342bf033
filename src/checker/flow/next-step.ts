import { nearestName } from '../../brand/parse/nearest-name.ts';
import { plainName } from '../../brand/parse/plain-name.ts';
import { textAt, type Place } from '../../brand/parse/node.ts';
import { isOwnTemplate, TEMPLATE_IDS } from '../../flow/templates.ts';
import { say } from '../language/sentence.ts';
import { didYouMean, suggestFix, type Suggestion } from '../language/suggest.ts';
import { likelyEntry } from '../missing-entries.ts';
import type { BrandContext, Rule } from '../rule.ts';
import { nodeOf, placeOf, valuesOf, type Step } from '../typed.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { alsoAt } from '../wording.ts';
import { flowMapsOf, printed, type FlowMap } from './flow-maps.ts';
import { stepsOf, transitionsOf } from './flow-nodes.ts';

/** Steps lead to steps of their flow, and each has a template of its own that has a screen. */
export const rule: Rule = {
  id: 'next-step',
  severity: 'error',
  phase: 'names',
  checkBrand(context) {
    const { screens } = valuesOf(context.merged);
    const drawn = new Set(screens.keys());
    for (const [name, screen] of screens)
      checkTemplate(context, name, placeOf(screen), 'template.file-name-screens');
    for (const map of flowMapsOf(context.merged)) {
      checkWays(context, map);
      for (const { id, templateId, written } of map.steps) {
        const at = placeOf(written, 'templateId');
        const earlier = map.steps.find((one) => one.templateId === templateId)!;
        if (earlier.id !== id) checkPath(context, map, earlier.written, written);
        if (!checkTemplate(context, templateId, at, 'template.there-template')) continue;
        if (drawn.has(templateId)) continue;
        drawn.add(templateId);
        const [message, data] = ['missing-screen.screen-declared', { id: templateId }] as const;
        context.report({ rule: 'missing-screen', at, message, data });
      }
    }
  },
};

/** Every transition of a step leads to a step of the same flow. */
function checkWays({ report }: BrandContext, { id: flow, ...map }: FlowMap): void {
  const list = stepsOf(map.flow);
  const ids = map.steps.map(({ id }) => id);
  for (const step of map.steps) {
    const path = map.issues.pathTo.get(step.id);
    const names = namesIn(...transitionsOf(nodeOf(step.written)));
    reportUnknown(names, ids, 'list.its-steps', report, (id) => {
      const meant = textAt(likelyEntry(id, list), 'id');
      return {
        message: [
          say('next-step.unknown', { flow, step: id }),
          path ? say('way', { path: printed([...path, id]) }) : '',
        ],
        data: { flow, step: id },
        missing: { name: id, list },
        ...(meant !== undefined && didYouMean(id, meant)),
      };
    });
  }
}

/** The address tells at which step a buyer is, so a template stands once in a flow. */
function checkPath({ report }: BrandContext, { id: flow }: FlowMap, one: Step, other: Step): void {
  report({
    rule: 'step-path',
    at: placeOf(other, 'templateId'),
    message: 'step-path.steps-flow-same',
    related: [alsoAt(placeOf(one, 'templateId'), say('other-one-here'))],
    data: { other: one.id, id: other.id, flow, templateId: other.templateId },
  });
}

/** Whether a name is a template of the specification or a screen of the brand's own; reports any other. */
function checkTemplate(
  { report }: BrandContext,
  id: string,
  at: Place,
  message: 'template.there-template' | 'template.file-name-screens',
): boolean {
  if (isOwnTemplate(id) || TEMPLATE_IDS.some((one) => one === id)) return true;
  const near = suggestFix(id, TEMPLATE_IDS, 'list.templates');
  report({ rule: 'template', at, message, ...near, ...adviceFor(id), data: { id } });
  return false;
}

/** A name that is near to no template may be meant for a screen of the brand's own. */
function adviceFor(id: string): Suggestion {
  const bare = id.replace(/^.*screens\//, '').replace(/\.json$/, '');
  if (bare !== id && TEMPLATE_IDS.some((one) => one === bare)) return didYouMean(id, bare);
  const own = `x/${plainName(id.replace(/^x\//i, ''))}`;
  if (nearestName(id, TEMPLATE_IDS) !== undefined || !isOwnTemplate(own)) return {};
  return { suggestion: say('template.screen-your-own', { own }) };
}
