import { isObject, type Schema, type SchemaObject } from './schema.ts';

/**
 * The schema that a `$ref` within a document names: '#', a JSON Pointer (RFC 6901) or an `$anchor`.
 * Undefined for one that leads nowhere or out of the document.
 */
export function resolveReference(reference: string, root: SchemaObject): Schema | undefined {
  if (!reference.startsWith('#')) return undefined;
  const name = decodeURIComponent(reference.slice(1));
  if (name !== '' && !name.startsWith('/')) return withAnchor(root, name);
  const parts = name.split('/').slice(1);
  return parts.reduce<unknown>((here, part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    return isObject(here) || Array.isArray(here)
      ? (here as Record<string, unknown>)[key]
      : undefined;
  }, root) as Schema | undefined;
}

function withAnchor(part: unknown, anchor: string): Schema | undefined {
  if (Array.isArray(part)) {
    for (const one of part) {
      const found = withAnchor(one, anchor);
      if (found) return found;
    }
  }
  if (!isObject(part)) return undefined;
  return part.$anchor === anchor ? part : withAnchor(Object.values(part), anchor);
}
