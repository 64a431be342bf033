import { expect, test, vi } from 'vitest';
import { gate } from '../../../tests/fakes/gate.ts';
import { createCallSlots } from './call-slots.ts';

test('of four connections reads take three and payments all; what finds none is refused unsent', async () => {
  const withSlot = createCallSlots(4);
  const { isOpen, open } = gate();
  const call = vi.fn<() => Promise<Response>>(async () => {
    await isOpen;
    return Response.json({});
  });
  const reads = Array.from({ length: 4 }, () => withSlot('GET', call));
  const refused = await reads[3]!;
  expect(refused.status).toBe(503);
  expect(refused.headers.get('x-guiche-refused')).toBe('busy');
  expect(refused.headers.get('retry-after')).toBe('1');
  const payment = withSlot('POST', call);
  expect((await withSlot('POST', call)).headers.get('x-guiche-refused')).toBe('busy');
  expect(call).toHaveBeenCalledTimes(4);
  open();
  expect((await payment).status).toBe(200);
  await Promise.all(reads);
  expect((await withSlot('GET', call)).status).toBe(200);
});

test('a call that fails gives its connection back', async () => {
  const withSlot = createCallSlots(1);
  await expect(withSlot('POST', () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect((await withSlot('POST', async () => Response.json({}))).status).toBe(200);
});
