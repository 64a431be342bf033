import { isObject, wellFormed } from '../contract/is-object.ts';
import { safeTarget } from './safe-target.ts';

type Fields = Record<string, unknown>;

export function objectOrEmpty(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** A trimmed text that is not empty; a number counts as its digits, anything else as missing. */
export function readText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? wellFormed(text.trim()) : undefined;
}

/** A whole number above zero, also when written as digits. */
export function readCount(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(count) && (count as number) > 0 ? (count as number) : undefined;
}

/** An https address; pages may not load an image from anywhere else. */
export function readHttpsAddress(value: unknown): string | undefined {
  const target = safeTarget(readText(value));
  return target?.startsWith('https:') ? target : undefined;
}
