import type { InjectedFailure } from './failure.ts';
import type { RequestRecord } from '../sandbox-state.ts';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isHit(
  { call, match }: InjectedFailure,
  { operationId, address, headers }: RequestRecord,
  body: string,
) {
  if (call !== operationId) return false;
  if (match === undefined) return true;
  const { referer = '' } = headers;
  const places = [address, decoded(address), referer, decoded(referer), body];
  return places.some((place) => place.includes(match));
}

/** Returns the oldest failure that a request matches. One that has hit often enough leaves the list. */
export function takeFailure(
  failures: InjectedFailure[],
  request: RequestRecord,
  body: string,
): InjectedFailure | undefined {
  const index = failures.findIndex((failure) => isHit(failure, request, body));
  const failure = failures[index];
  if (failure?.times !== undefined) {
    failure.times -= 1;
    if (failure.times === 0) failures.splice(index, 1);
  }
  return failure;
}
