import { isObject } from '../../contract/is-object.ts';
import type { When } from '../../contract/generated/when.ts';
import { valueAt, type Node } from '../parse/node.ts';

export const CONDITION_KEYS: readonly string[] = ['fact', 'answer', 'not', 'all', 'any'];

export function whenOf(owner: Node): When | undefined {
  const value = valueAt(owner, 'when');
  return isWhen(value) ? value : undefined;
}

/** Whether a value is a condition, and not a field of the name 'when'; the meta-schema says which conditions there are. */
export const isWhen = (value: unknown): value is When =>
  isObject(value) && CONDITION_KEYS.some((key) => key in value);
