import { expect, test } from 'vitest';
import { drawHook, type HookSituation } from '../../../tests/drawing/draw-hook.tsx';
import { useOtherWays, useWays } from './navigation.ts';

/** The addresses of all ways to pay, by method. */
async function addresses(search: string, changes: HookSituation = {}) {
  const { result } = await drawHook(useWays, { search, ...changes });
  return Object.fromEntries(result.current.map(({ kind, address }) => [kind, address]));
}

test('the other ways to pay are all but the one on the screen', async () => {
  const { result } = await drawHook(() => useOtherWays(['pix']));
  expect(result.current.map(({ kind }) => kind)).toEqual(['creditcard', 'boleto']);
});

test('a flow that is of no method stays in the address', async () => {
  const { creditcard } = await addresses('?flowId=extended');
  expect(creditcard).toBe('/payment?flowId=extended');
});
