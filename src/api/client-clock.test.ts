import { afterEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverAhead } from '../contract/browser/server-clock.ts';
import { createClient } from './client.ts';

const NOON = Date.UTC(2030, 0, 1, 12);

afterEach(() => {
  noteServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

/** Makes a call whose answer has these headers, on a phone at noon. */
async function callWith(headers: Record<string, string>, status = 200) {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  const fetch = async () => Response.json({}, { headers, status });
  const client = createClient({ appVersion: '1', fetch });
  await client.call('getPlanProduct', { path: { id: 'P' } }).catch(() => {});
}

test.each([
  ['an hour ahead of the phone', 'Tue, 01 Jan 2030 13:00:00 GMT', 3_600_000],
  ['a day behind the phone', 'Mon, 31 Dec 2029 12:00:00 GMT', -86_400_000],
  ['no more than its whole seconds off', 'Tue, 01 Jan 2030 11:59:57 GMT', 0],
])('a server %s is known by the Date of its answer', async (_, date, ahead) => {
  await callWith({ date });
  expect(serverAhead()).toBe(ahead);
});

test('a refusal says the time as well', async () => {
  await callWith({ date: 'Tue, 01 Jan 2030 12:00:20 GMT' }, 422);
  expect(serverAhead()).toBe(20_000);
});

test.each([{}, { date: 'yesterday' }])(
  'an answer with %j leaves what is known',
  async (headers) => {
    await callWith({ date: 'Tue, 01 Jan 2030 13:00:00 GMT' });
    await callWith(headers as Record<string, string>);
    expect(serverAhead()).toBe(3_600_000);
  },
);
