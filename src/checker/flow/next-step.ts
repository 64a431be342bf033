import { nearestName } from '../../brand/parse/nearest-name.ts';
import { plainName } from '../../brand/parse/plain-name.ts';
import { textAt, type Node } from '../../brand/parse/node.ts';
import { isOwnTemplate, TEMPLATE_IDS } from '../../flow/templates.ts';
import { say } from '../language/sentence.ts';
import { didYouMean, type Suggestion } from '../language/suggest.ts';
import { likelyEntry } from '../missing-entries.ts';
import type { BrandContext, Rule } from '../rule.ts';
import { placeOf, valuesOf, type Flow } from '../typed.ts';
import { namesIn, reportUnknown, type WrittenName } from '../unknown-names.ts';
import { alsoAt } from '../wording.ts';
import { flowMapsOf, printed } from './flow-maps.ts';
import { stepsOf, transitionsOf } from './flow-nodes.ts';

/** Steps and screens are called as others name them: steps lead to steps, and templates have screens. */
export const rule: Rule = {
  id: 'next-step',
  severity: 'error',
  phase: 'names',
  checkBrand(context) {
    const { flows, screens } = valuesOf(context.merged);
    for (const map of flowMapsOf(context.merged)) {
      for (const step of stepsOf(map.flow)) {
        checkWays(context, map.id, step, stepsOf(map.flow), map.issues.pathTo);
      }
    }
    const steps = flows.flatMap(({ steps: all }) => all);
    const written = steps.map((step) => ({
      name: step.templateId,
      at: placeOf(step, 'templateId'),
    }));
    checkTemplates(context, written, 'template.there-template');
    const files = [...screens].map(([name, screen]) => ({ name, at: placeOf(screen) }));
    checkTemplates(context, files, 'template.file-name-screens');
    for (const flow of flows) checkPaths(context, flow);
    checkScreens(context, written);
  },
};

/** Every transition of a step leads to a step of the same flow. */
function checkWays(
  { report }: BrandContext,
  flow: string,
  step: Node,
  steps: readonly Node[],
  paths: ReadonlyMap<string, readonly string[]>,
): void {
  const ids = steps.map((one) => textAt(one, 'id')!);
  const path = paths.get(textAt(step, 'id')!);
  reportUnknown(namesIn(...transitionsOf(step)), ids, 'list.its-steps', report, (id) => {
    const meant = textAt(likelyEntry(id, steps), 'id');
    return {
      message: [
        say('next-step.unknown', { flow, step: id }),
        path ? say('way', { path: printed([...path, id]) }) : '',
      ],
      data: { flow, step: id },
      missing: { name: id, list: steps },
      ...(meant !== undefined && didYouMean(id, meant)),
    };
  });
}

/** Every step and every screen names a template of the specification, or is a screen of the brand's own. */
function checkTemplates(
  { report }: BrandContext,
  written: readonly WrittenName[],
  message: 'template.there-template' | 'template.file-name-screens',
): void {
  const strange = written.filter(({ name }) => !isOwnTemplate(name));
  reportUnknown(strange, TEMPLATE_IDS, 'list.templates', report, (id) => ({
    rule: 'template',
    message: say(message, { id }),
    data: { id },
    ...adviceFor(id),
  }));
}

/** A name that is near to no template may be meant for a screen of the brand's own. */
function adviceFor(id: string): Suggestion {
  const bare = id.replace(/^.*screens\//, '').replace(/\.json$/, '');
  if (bare !== id && TEMPLATE_IDS.some((one) => one === bare)) return didYouMean(id, bare);
  const own = `x/${plainName(id.replace(/^x\//i, ''))}`;
  if (nearestName(id, TEMPLATE_IDS) !== undefined || !isOwnTemplate(own)) return {};
  return { suggestion: say('template.screen-your-own', { own }) };
}

/** Every step has a screen to draw. */
function checkScreens({ merged, report }: BrandContext, written: readonly WrittenName[]): void {
  const known: readonly string[] = TEMPLATE_IDS;
  const first = new Map(written.toReversed().map(({ name, at }) => [name, at]));
  for (const [id, at] of first) {
    const isTemplate = known.includes(id) || isOwnTemplate(id);
    if (!isTemplate || merged.screens.has(id)) continue;
    report({ rule: 'missing-screen', at, message: 'missing-screen.screen-declared', data: { id } });
  }
}

/** The address tells at which step a buyer is, so a template stands once in a flow. */
function checkPaths({ report }: BrandContext, { id: flow, steps }: Flow): void {
  for (const step of steps) {
    const { id, templateId } = step;
    const earlier = steps.find((one) => one.templateId === templateId)!;
    if (earlier.id === id) continue;
    report({
      rule: 'step-path',
      at: placeOf(step, 'templateId'),
      message: 'step-path.steps-flow-same',
      related: [alsoAt(placeOf(earlier, 'templateId'), say('other-one-here'))],
      data: { other: earlier.id, id, flow, templateId },
    });
  }
}
