import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';

test.each([
  [{ kind: 'status', status: 422 } as const, 'Request failed with status code 422'],
  [
    { kind: 'timeout', timeoutMs: 60_000 } as const,
    'Request timed out: no answer to PATCH /api/v1/lead/{leadId} within 60000 ms',
  ],
  [{ kind: 'network' } as const, 'Failed to fetch: no answer to PATCH /api/v1/lead/{leadId}'],
  [
    { kind: 'unreadable', reason: 'plans is missing' } as const,
    'Unreadable answer to PATCH /api/v1/lead/{leadId}: plans is missing',
  ],
])('an error of %j says: %s', (failure, message) => {
  const error = new ApiError('updateLead', failure);
  expect(error).toMatchObject({ name: 'ApiError', kind: failure.kind, message });
  expect(error).toMatchObject({
    operationId: 'updateLead',
    method: 'PATCH',
    path: '/api/v1/lead/{leadId}',
    fields: [],
  });
});
