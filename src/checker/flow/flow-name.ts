import { didYouMean, nearestName } from '../../brand/parse/nearest-name.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { FLOWS_OF_METHODS } from '../../contract/payment-methods.ts';
import { brandRule } from '../rule.ts';
import { ageOf } from '../typed.ts';
import { flowsOf, stepsOf } from './flow-maps.ts';

const DEFAULT = 'default';
const ASKED_FOR: readonly string[] = [DEFAULT, ...FLOWS_OF_METHODS];

export const rule = brandRule('flow-name', 'merge', ({ merged, sources, report }) => {
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
  const at = removal ?? flows[0]!.node;
  const help = removal ? 'flow-name.keep-change-steps' : 'flow-name.call-flow-most';
  report((nodeAt(at, ['id']) ?? at).at, 'flow-name.there-flow-every', { name: DEFAULT }, { help });
});
