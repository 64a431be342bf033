import type { Facts } from '../../../contract/facts.ts';
import type { When } from '../../../contract/generated/when.ts';
import { simplify } from '../../../flow/condition.ts';
import { canHoldTogether } from '../../../flow/conditions/can-hold-together.ts';
import type { Form } from './forms.ts';

/** The reason why a form can be sent without an answer. */
export type Gap = 'absent' | 'optional' | 'conditional';

/** The gap of a field that every buyer has to fill in, of whom some facts are known. */
export function gapOf(
  { block, schema, parts }: Form,
  name: string,
  known: Partial<Facts>,
): Gap | undefined {
  const field = parts.find((one) => one.kind === 'plain' && one.name === name)?.schema;
  if (!schema.required?.includes(name)) return field ? 'optional' : 'absent';
  const isHidden = field?.when && canHold([block.when, { not: field.when }], known);
  return isHidden ? 'conditional' : undefined;
}

/** Whether some visit fulfils all conditions, with the facts that are known. */
export function canHold(conditions: readonly (When | undefined)[], known: Partial<Facts>): boolean {
  const left = conditions.map((one) => simplify(one, known));
  return !left.includes(false) && canHoldTogether(...left.filter((one) => typeof one === 'object'));
}
