import { nearestName } from '../../brand/parse/nearest-name.ts';
import { didYouMean, type Suggestion } from '../language/suggest.ts';
import { plainName } from '../../brand/parse/plain-name.ts';
import { nodeAt } from '../../brand/parse/node.ts';
import { isOwnTemplate, TEMPLATE_IDS } from '../../flow/templates.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { flowsOf, stepsOf } from './flow-nodes.ts';
import { say } from '../language/sentence.ts';

/** Every step and every screen names a template of the specification. */
export const rule: Rule = {
  id: 'template',
  severity: 'error',
  phase: 'names',
  checkBrand({ merged, report }) {
    const steps = flowsOf(merged).flatMap(stepsOf);
    const written = namesIn(...steps.map((step) => nodeAt(step, ['templateId'])));
    const isStrange = ({ name }: { name: string }) => !isOwnTemplate(name);
    reportUnknown(written.filter(isStrange), TEMPLATE_IDS, 'list.templates', report, (id) => ({
      message: say('template.there-template', { id }),
      ...adviceFor(id),
      data: { id },
    }));
    const screens = [...merged.screens].map(([name, { at }]) => ({ name, at }));
    reportUnknown(screens.filter(isStrange), TEMPLATE_IDS, 'list.templates', report, (id) => ({
      message: say('template.file-name-screens', { id }),
      ...adviceFor(id),
      data: { id },
    }));
  },
};

/** A name that is near to no template may be meant for a screen of the brand's own. */
function adviceFor(id: string): Suggestion {
  const bare = id.replace(/^.*screens\//, '').replace(/\.json$/, '');
  if (bare !== id && TEMPLATE_IDS.some((one) => one === bare)) return didYouMean(id, bare);
  const own = `x/${plainName(id.replace(/^x\//i, ''))}`;
  if (nearestName(id, TEMPLATE_IDS) !== undefined || !isOwnTemplate(own)) return {};
  return { suggestion: say('template.screen-your-own', { own }) };
}
