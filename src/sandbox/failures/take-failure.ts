import type { InjectedFailure } from './failure.ts';
import { mentions } from '../inspection/request-record.ts';
import type { RequestRecord } from '../sandbox-state.ts';

/** Returns the oldest failure that a request matches. One that has hit often enough leaves the list. */
export function takeFailure(
  failures: InjectedFailure[],
  request: RequestRecord,
  body: string,
): InjectedFailure | undefined {
  const index = failures.findIndex(
    ({ call, match }) => call === request.operationId && mentions(request, body, match),
  );
  const failure = failures[index];
  if (failure?.times !== undefined) {
    failure.times -= 1;
    if (failure.times === 0) failures.splice(index, 1);
  }
  return failure;
}
