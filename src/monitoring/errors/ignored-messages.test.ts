import { expect, test } from 'vitest';
import {
  callWith,
  collectErrorReports,
  failure,
  valueOf,
} from '../../../tests/fakes/error-reports.ts';

const reports = collectErrorReports();

const withCode = (status: number) => [
  `Request failed with status code ${status}`,
  `request failed with status ${status}`,
  `AxiosError: REQUEST FAILED WITH STATUS CODE ${status}.`,
  `createLead: Request failed with status code ${status} (POST /api/v1/lead)`,
];

const IGNORED: readonly [string, readonly string[]][] = [
  ['[MONITOR-05]', withCode(400)],
  ['[MONITOR-06]', withCode(401)],
  ['[MONITOR-07]', withCode(404)],
  ['[MONITOR-08]', withCode(422)],
  ['[MONITOR-09]', ['401 Unauthorized', 'Error: 401 Unauthorized (GET /x)']],
  ['[MONITOR-10]', ['422 Unprocessable Entity', 'answer: 422 Unprocessable Entity']],
  ['[MONITOR-11]', ['The I/O read operation failed', 'The I/O read operation failed.']],
  ['[MONITOR-12]', ['Failed to fetch', 'Failed to fetch: no answer to POST /api/v2/payment']],
];

test.each(IGNORED)('everyday failures are not sent %s', async (_, messages) => {
  const thrown = messages.map((message) => failure(new TypeError(message)));
  const strings = messages.map((message) => failure(message));
  const fatal = messages.map((message) => failure(new Error(message), { level: 'fatal' }));
  expect(await reports.sent(...thrown, ...strings, ...fatal)).toEqual([]);
});

test.each([
  'Request failed with status code 4040',
  'Request failed with status code 403',
  'Request failed with status 4221',
  'Request failed with status code 1400',
  '1401 Unauthorized',
  '401 Unauthorizedly',
  'Failed to fetch dynamically imported module: https://shop.example/assets/a.js',
  'Prefailed to fetch',
  'The I/O write operation failed',
  'Script error.',
])('what only looks like an everyday failure is sent: %s', async (message) => {
  const events = await reports.sent(failure(new Error(message), callWith()));
  expect(events.map(valueOf)).toEqual([message]);
});
