import type { When } from '../../contract/generated/when.ts';
import type { JsonValue, Node } from '../parse/node.ts';
import { nodeAt, toValue } from '../parse/node.ts';

/** The condition under which a block or field is there; undefined: always, or it is not a condition. */
export function whenOf(owner: Node): When | undefined {
  const node = nodeAt(owner, ['when']);
  const value = node && toValue(node);
  return isWhen(value) ? value : undefined;
}

/** Whether a value has the shape of a condition. Which facts there are is the meta-schema's to say. */
export function isWhen(value: unknown): value is When {
  if (typeof value !== 'object' || value === null) return false;
  const { fact, answer, is, not, all, any } = value as Record<string, JsonValue | undefined>;
  if (fact !== undefined) {
    return typeof fact === 'string' && ['undefined', 'boolean', 'string'].includes(typeof is);
  }
  if (answer !== undefined) {
    return typeof answer === 'string' && !(typeof is === 'object');
  }
  if (not !== undefined) return isWhen(not);
  const parts = all ?? any;
  return Array.isArray(parts) && parts.length > 0 && parts.every(isWhen);
}
