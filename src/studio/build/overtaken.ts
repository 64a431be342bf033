import type { BrandSources } from '../../brand/parse/brand-files.ts';
import { parseBrands, valueAt } from '../documents.ts';
import { NoSuchPlace } from '../json-text.ts';
import type { ChangeRequest } from '../plan-change.ts';
import { requestsFor, type BuildRequest } from './plan-build.ts';

/**
 * The first request of an edit that would overwrite what somebody else has written since the files were
 * `seen`. A value that is made of what stands there now, such as a longer list, overwrites nothing: from
 * other files another value is made. Neither does a new place in a list.
 */
export function overtakenRequest(
  seen: BrandSources,
  now: BrandSources,
  wanted: BuildRequest,
  programTexts: readonly string[],
): ChangeRequest | undefined {
  const once = new Set(requestsOn(seen, wanted, programTexts).map((one) => JSON.stringify(one)));
  return requestsFor(now, wanted, programTexts).find((request) => {
    if (request.change.kind === 'place' || !once.has(JSON.stringify(request))) return false;
    return textAt(seen, request) !== textAt(now, request);
  });
}

const textAt = (sources: BrandSources, request: ChangeRequest) =>
  JSON.stringify(valueAt(parseBrands(sources), request));

/** None where the edit made no sense in those files. */
function requestsOn(...input: Parameters<typeof requestsFor>): ChangeRequest[] {
  try {
    return requestsFor(...input);
  } catch (error) {
    if (error instanceof NoSuchPlace) return [];
    throw error;
  }
}
