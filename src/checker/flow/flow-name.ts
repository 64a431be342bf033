import { didYouMean, nearestName } from '../../brand/parse/nearest-name.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { FLOWS_OF_METHODS } from '../../contract/payment-methods.ts';
import { ageOf } from '../age-of.ts';
import { brandRule } from '../rule.ts';
import { flowsOf, stepsOf } from './flow-maps.ts';

const DEFAULT = 'default';
/** Flows that links ask for by themselves as the specification fixes them. */
const ASKED_FOR: readonly string[] = [DEFAULT, ...FLOWS_OF_METHODS];

/** A flow that links ask for is called as it has to be. */
export const rule = brandRule('flow-name', 'merge', ({ merged, sources, report }) => {
  const flows = flowsOf(merged);
  const names = flows.map((flow) => textAt(flow, 'id') ?? '');
  let isMisspelt = false;
  for (const [at, flow] of flows.entries()) {
    const name = names[at]!;
    const older = flows.filter((one) => ageOf(merged, one.at) > ageOf(merged, flow.at));
    const asked = [...ASKED_FOR, ...older.flatMap((one) => textAt(one, 'id') ?? [])];
    const meant = asked.includes(name) ? undefined : nearestName(name, asked);
    if (meant === undefined || nodeAt(flow, ['choose'])) continue;
    // A flow that was there before under the right name is another one, or the one to change.
    const other = flows[names.indexOf(meant)];
    const isThere = other !== undefined && ageOf(merged, other.at) >= ageOf(merged, flow.at);
    if (isThere && stepsOf(flow).every((step) => nodeAt(step, ['templateId']))) continue;
    if (!isThere) isMisspelt = true;
    const message = isThere ? 'flow-name.parent-flow-change' : 'flow-name.links-ask-flow';
    const details = { ...(isThere && { rule: 'merge-id' }), ...didYouMean(name, meant) };
    report(nodeAt(flow, ['id'])!.at, message, { name, meant }, details);
  }
  if (flows.length === 0 || names.includes(DEFAULT) || isMisspelt) return;
  const own = itemsAt(sources.folders.get(merged.id)?.files.get('flows'), 'flows');
  const removal = own.find((flow) => textAt(flow, 'id') === DEFAULT);
  const { at } = nodeAt(removal ?? flows[0], ['id']) ?? flows[0]!;
  const help = removal ? 'flow-name.keep-change-steps' : 'flow-name.call-flow-most';
  report(at, 'flow-name.there-flow-every', { name: DEFAULT }, { help });
});
