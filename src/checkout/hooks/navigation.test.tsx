import { expect, test } from 'vitest';
import { drawHook } from '../../../tests/drawing/draw-hook.tsx';
import { useOtherWays } from './navigation.ts';

test('the other ways to pay are all but the one on the screen', async () => {
  const { result } = await drawHook(() => useOtherWays(['pix']));
  expect(result.current.map(({ kind }) => kind)).toEqual(['creditcard', 'boleto']);
});
