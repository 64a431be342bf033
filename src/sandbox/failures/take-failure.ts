import type { Fault } from './failure.ts';
import type { RequestRecord } from '../sandbox-state.ts';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isHit(
  { call, match }: Fault,
  { operationId, address, headers }: RequestRecord,
  body: string,
) {
  if (call !== operationId) return false;
  if (match === undefined) return true;
  const { referer = '' } = headers;
  const places = [address, decoded(address), referer, decoded(referer), body];
  return places.some((place) => place.includes(match));
}

/** The oldest fault that a request matches; one that has hit often enough leaves the list. */
export function takeFailure(
  faults: Fault[],
  request: RequestRecord,
  body: string,
): Fault | undefined {
  const index = faults.findIndex((fault) => isHit(fault, request, body));
  const fault = faults[index];
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times === 0) faults.splice(index, 1);
  }
  return fault;
}
