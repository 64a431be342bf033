import { expect, test } from 'vitest';
import { frameQuery, readFrameQuery } from '../states/frame.ts';
import { readView, viewQuery, type View } from './view.ts';

test.each<View>([
  { size: 'phone', mode: 'own' },
  { size: 'desktop', mode: 'own' },
  { size: 'phone', mode: 'light' },
  { brand: 'all', screen: 'payment/[id]', state: 'errors', size: 'desktop', mode: 'dark' },
  {
    brand: 'alfa',
    size: 'phone',
    mode: 'dark',
    shown: { brand: 'alfa', screen: 'livelo/cpf', state: 'filled-page-2' },
  },
])('a view stands in its address: %o', (view) => {
  expect(readView(new URLSearchParams(viewQuery(view)))).toEqual(view);
});

test.each(['', '?show=alfa', '?show=~lead'])('"%s" shows no screen closely', (search) => {
  expect(readView(new URLSearchParams(search)).shown).toBeUndefined();
});

test('what is usual is left out of the address', () => {
  expect(viewQuery({ brand: 'alfa', size: 'phone', mode: 'own' })).toBe('?brand=alfa');
});

test('a frame is asked for by its query', () => {
  const asked = { brand: 'alfa', screen: 'payment/[id]', state: 'empty', mode: 'dark' } as const;
  expect(readFrameQuery(frameQuery(asked))).toEqual(asked);
});
