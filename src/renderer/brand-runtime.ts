import type { BrandRuntime } from '../contract/compiled-brand.ts';
import { formats } from '../rules/formats.ts';

/** Whether two values from JSON hold the same. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b || !isTree(a) || !isTree(b) || Array.isArray(a) !== Array.isArray(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
  );
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Functions handed to a brand module, which Ajv's code would otherwise import. */
export const brandRuntime: BrandRuntime = {
  formats,
  ucs2length: (text) => [...text].length,
  equal: isEqual,
};
