import { expect, test } from 'vitest';
import { ApiError, rejectedFields } from './api-error.ts';

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

test('only an answer has a status and names fields', () => {
  const refused = new ApiError('payV2', { kind: 'status', status: 400, fields: ['email'] });
  expect([refused.status, rejectedFields(refused)]).toEqual([400, ['email']]);
  const silent = new ApiError('payV2', { kind: 'network' });
  expect([silent.status, rejectedFields(silent)]).toEqual([undefined, []]);
  expect(rejectedFields({ fields: ['email'] })).toEqual([]);
});

test('the cause stays with the error', () => {
  const cause = new Error('cause');
  expect(new ApiError('payV2', { kind: 'network' }, { cause }).cause).toBe(cause);
});
