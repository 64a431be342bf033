import { didYouMean, nearestName, suggestFix } from '../../brand/parse/nearest-name.ts';
import { textAt } from '../../brand/parse/node.ts';
import { TEMPLATE_IDS, isOwnTemplate } from '../../flow/templates.ts';
import { say } from '../language/sentence.ts';
import { namesIn, plainName } from '../names.ts';
import { likelyEntry } from '../report-once.ts';
import { alsoAt, brandRule, type At, type BrandContext, type Suggestion } from '../rule.ts';
import { nodeOf } from '../typed.ts';
import { flowMapsOf, wayOf, stepsOf, transitionsOf, type FlowMap } from './flow-maps.ts';

export const rule = brandRule('next-step', 'names', (context) => {
  const { screens, merged, report } = context;
  const drawn = new Set(screens.keys());
  for (const [name, screen] of screens)
    checkTemplate(context, name, [screen], 'template.file-name-screens');
  for (const map of flowMapsOf(merged)) {
    checkWays(context, map);
    for (const { id, templateId, written } of map.steps) {
      const at = [written, 'templateId'] as const;
      const earlier = map.steps.find((one) => one.templateId === templateId)!;
      // The address tells at which step a buyer is, so a template stands once in a flow.
      if (earlier.id !== id) {
        const related = [alsoAt([earlier.written, 'templateId'], 'other-one-here')];
        const data = { other: earlier.id, id, flow: map.id, templateId };
        report(at, 'step-path.steps-flow-same', data, { related });
      }
      if (!checkTemplate(context, templateId, at, 'template.there-template')) continue;
      if (!drawn.has(templateId)) report(at, 'missing-screen.screen-declared', { id: templateId });
      drawn.add(templateId);
    }
  }
});

function checkWays({ report }: BrandContext, { id: flow, ...map }: FlowMap): void {
  const list = stepsOf(map.flow);
  const ids = map.steps.map(({ id }) => id);
  for (const step of map.steps) {
    const path = map.issues.pathTo.get(step.id);
    for (const { name, at } of namesIn(transitionsOf(nodeOf(step.written)))) {
      if (ids.includes(name)) continue;
      const data = { name, flow, step: name };
      const way = path ? wayOf([...path, name]) : '';
      const meant = textAt(likelyEntry(name, list), 'id');
      const hint = meant ? didYouMean(name, meant) : suggestFix(name, ids, 'list.its-steps');
      const details = { missing: { name, list }, ...hint };
      report(at, [say('next-step.unknown', data), way], data, details);
    }
  }
}

function checkTemplate(
  { report }: BrandContext,
  id: string,
  at: At,
  message: 'template.there-template' | 'template.file-name-screens',
): boolean {
  if (isOwnTemplate(id) || TEMPLATE_IDS.some((one) => one === id)) return true;
  report(
    at,
    message,
    { id },
    { ...suggestFix(id, TEMPLATE_IDS, 'list.templates'), ...adviceFor(id) },
  );
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
