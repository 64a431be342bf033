import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { reportToConsole } from './report-to-console.ts';

afterEach(() => vi.restoreAllMocks());

function written(error: unknown) {
  const console_ = vi.spyOn(console, 'error').mockImplementation(() => {});
  reportToConsole(error, 'config or seller');
  return console_.mock.calls;
}

test('[ERROR-06] a failed call is written with its place, status and address template', () => {
  const failure = new ApiError('getSeller', { kind: 'status', status: 500 });
  expect(written(failure)).toEqual([
    ['config or seller:', 'Request failed with status code 500 (GET /api/v1/seller/{source})'],
  ]);
});

test('any other failure is written as it is, with its trace', () => {
  const failure = new TypeError('broken');
  expect(written(failure)).toEqual([['config or seller:', failure]]);
});
