import { didYouMean, nearestName, suggestFix } from '../../brand/parse/nearest-name.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { FLOWS_OF_METHODS } from '../../contract/payment-methods.ts';
import { TEMPLATE_IDS, isOwnTemplate } from '../../flow/templates.ts';
import { say, type MessageId } from '../language/sentence.ts';
import { namesIn, plainName } from '../names.ts';
import { likelyEntry } from '../report-once.ts';
import { alsoAt, brandRule } from '../rule.ts';
import type { At, BrandContext, Rule, Suggestion } from '../rule.ts';
import { ageOf, nodeOf } from '../typed.ts';
import { flowsOf, stepsOf, flowMapsOf, wayOf, transitionsOf, type FlowMap } from './flow-maps.ts';

const DEFAULT = 'default';
const ASKED_FOR: readonly string[] = [DEFAULT, ...FLOWS_OF_METHODS];

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

function checkTemplate({ report }: BrandContext, id: string, at: At, message: MessageId): boolean {
  if (isOwnTemplate(id) || TEMPLATE_IDS.some((one) => one === id)) return true;
  const hint = { ...suggestFix(id, TEMPLATE_IDS, 'list.templates'), ...adviceFor(id) };
  report(at, message, { id }, hint);
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

export const rules: readonly Rule[] = [
  brandRule('flow-name', 'merge', ({ merged, sources, report }) => {
    const flows = flowsOf(merged).map((node) => ({
      node,
      name: textAt(node, 'id') ?? '',
      age: ageOf(merged, node.at),
    }));
    let isMisspelt = false;
    for (const { node, name, age } of flows) {
      const older = flows.filter((one) => one.age > age).map((one) => one.name);
      const asked = [...ASKED_FOR, ...older];
      const meant = asked.includes(name) ? undefined : nearestName(name, asked);
      if (meant === undefined || nodeAt(node, ['choose'])) continue;
      // A flow that was there before under the right name is another one, or the one to change.
      const isThere = (flows.find((one) => one.name === meant)?.age ?? -1) >= age;
      if (isThere && stepsOf(node).every((step) => nodeAt(step, ['templateId']))) continue;
      isMisspelt ||= !isThere;
      const message = isThere ? 'flow-name.parent-flow-change' : 'flow-name.links-ask-flow';
      const details = { ...(isThere && { rule: 'merge-id' }), ...didYouMean(name, meant) };
      report(nodeAt(node, ['id'])!.at, message, { name, meant }, details);
    }
    if (flows.length === 0 || flows.some(({ name }) => name === DEFAULT) || isMisspelt) return;
    const own = itemsAt(sources.folders.get(merged.id)?.files.get('flows'), 'flows');
    const removal = own.find((flow) => textAt(flow, 'id') === DEFAULT);
    const flow = removal ?? flows[0]!.node;
    const help = removal ? 'flow-name.keep-change-steps' : 'flow-name.call-flow-most';
    const { at } = nodeAt(flow, ['id']) ?? flow;
    report(at, 'flow-name.there-flow-every', { name: DEFAULT }, { help });
  }),
  brandRule('next-step', 'names', (context) => {
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
        if (!drawn.has(templateId))
          report(at, 'missing-screen.screen-declared', { id: templateId });
        drawn.add(templateId);
      }
    }
  }),
];
