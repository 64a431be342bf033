import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { OperationId } from '../contract/generated/operations.ts';
import type { ErrorReporter } from '../checkout/checkout.ts';
import { buildQueries } from './build-checkout.ts';

test.each<[string, OperationId, string]>([
  ['sold', 'getProductV1', 'GET /api/v1/product/{code}'],
  ['franchises', 'getFranchiseCities', 'GET /api/v1/franchises/cities'],
])(
  '[ERROR-06] [MONITOR-03] a failing %s (%s) is reported once: method, path template, status, no personal data',
  async (name, operationId, call) => {
    const report = vi.fn<ErrorReporter>();
    const queries = buildQueries(report);
    const error = new ApiError(operationId, { kind: 'status', status: 503 });
    const queryKey = [name, '?email=ana@mail.example'];
    const asked = queries.fetchQuery({ queryKey, queryFn: () => Promise.reject(error) });
    await expect(asked).rejects.toBe(error);
    expect(report).toHaveBeenCalledExactlyOnceWith(error, name);
    const { method, path, status } = report.mock.calls[0]![0] as ApiError;
    expect([`${method} ${path}`, status]).toEqual([call, 503]);
    expect(JSON.stringify(report.mock.calls)).not.toContain('ana@');
  },
);

test('answers of the page are there at once; old ones are asked for anew', async () => {
  const price = { plans: [] };
  for (const areAnswersOld of [undefined, true] as const) {
    const queries = buildQueries(() => {}, { answers: [[['sold'], price]], areAnswersOld });
    expect(queries.getQueryData(['sold'])).toBe(price);
    const queryFn = vi.fn<() => Promise<object>>(async () => price);
    const observer = new QueryObserver(queries, { queryKey: ['sold'], queryFn });
    const leave = observer.subscribe(() => {});
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    leave();
    expect(queryFn).toHaveBeenCalledTimes(areAnswersOld ? 1 : 0);
  }
});

test('a question without a connection fails, and waits for none', { timeout: 10_000 }, async () => {
  const queries = buildQueries(() => {});
  const error = new ApiError('getProductV1', { kind: 'network' });
  onlineManager.setOnline(false);
  try {
    const asked = queries.fetchQuery({ queryKey: ['sold'], queryFn: () => Promise.reject(error) });
    await expect(asked).rejects.toBe(error);
  } finally {
    onlineManager.setOnline(true);
  }
});
