import { expect, test } from 'vitest';
import { clientWithin } from './within.ts';

test('each call gets what the calls before it left over, and never less than nothing', async () => {
  let now = 1000;
  const limits: (number | undefined)[] = [];
  const client = {
    call: async (_: string, { timeoutMs }: { timeoutMs?: number }) => void limits.push(timeoutMs),
  };
  const within = clientWithin(client, 60_000, () => now);
  const body = {} as never;
  await within.call('createLead', { body });
  now += 45_000;
  await within.call('updateLead', { path: { leadId: 'L1' }, body, timeoutMs: 10_000 });
  await within.call('updateLead', { path: { leadId: 'L1' }, body });
  now += 20_000;
  await within.call('updateLead', { path: { leadId: 'L1' }, body });
  expect(limits).toEqual([60_000, 10_000, 15_000, 0]);
});
