import type { ParsedSources } from '../../../brand/parse/brand-files.ts';
import type { JsonValue } from '../../../brand/parse/node.ts';
import { documentIn, valueAt } from '../documents.ts';
import { documentOf, stepsTo } from '../find-place.ts';
import { NoSuchPlace, type DocumentPath } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import type { EditPlace, ValueEdit } from './edit.ts';
import { request, type Level } from './level.ts';

/**
 * The document and the steps of a place that a person sees.
 *
 * @throws {NoSuchPlace} where the brand holds nothing at the place as it is shown.
 */
export function placeIn(
  parsed: ParsedSources,
  brand: string,
  place: EditPlace,
): { document: string; path: DocumentPath } {
  if ('key' in place) return { document: 'texts', path: [place.key] };
  if ('document' in place) return { document: place.document, path: place.steps };
  const document = documentOf(place.file);
  const node = documentIn(parsed, brand, document);
  if (!node)
    throw new NoSuchPlace(`'${brand}' has no ${document}.`, `'${brand}' não tem ${document}.`);
  return { document, path: stepsTo(node, place.path) };
}

/** The request by which a level says a value. */
export function valueRequests(level: Level, { place, change }: ValueEdit): ChangeRequest[] {
  const { document, path } = placeIn(level.parsed, level.brand, place);
  return [request(level, document, path, change)];
}

/** Requests in which a value that is as it was is another one, so that a plan says who would feel any. */
export function probe(parsed: ParsedSources, requests: readonly ChangeRequest[]): ChangeRequest[] {
  return requests.map((one) => {
    const { change } = one;
    const now = JSON.stringify(valueAt(parsed, one));
    if (change.kind !== 'set' || JSON.stringify(change.value) !== now) return one;
    return { ...one, change: { kind: 'set', value: otherThan(change.value) } };
  });
}

function otherThan(value: JsonValue): JsonValue {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${JSON.stringify(value)} `;
}
