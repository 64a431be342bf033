import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawHook, type HookSituation } from '../../../tests/drawing/draw-hook.tsx';
import { useNavigateNext, useOtherWays, useWays } from './navigation.ts';

const POINTS = { id: 'points', steps: [{ id: 'cpf', templateId: 'livelo/cpf' }] } as const;

/** The addresses of all ways to pay, by method. */
async function addresses(search: string, changes: HookSituation = {}) {
  const { result } = await drawHook(useWays, { search, ...changes });
  return Object.fromEntries(result.current.map(({ kind, address }) => [kind, address]));
}

test('a screen that is drawn where nothing can lead on says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useNavigateNext)).toThrow('drawn where nothing can lead on');
  vi.restoreAllMocks();
});

test('the other ways to pay are all but the one on the screen', async () => {
  const { result } = await drawHook(() => useOtherWays(['pix']));
  expect(result.current.map(({ kind }) => kind)).toEqual(['creditcard', 'boleto']);
});

test('each way asks for its own method alone', async () => {
  expect(await addresses('?product=ALFA&flowId=pix')).toEqual({
    creditcard: '/payment?product=ALFA',
    pix: '/pix?product=ALFA&route=pix',
    boleto: '/payment?product=ALFA&route=bankslip',
  });
});

test('a flow that is of no method stays in the address', async () => {
  const { creditcard } = await addresses('?flowId=extended');
  expect(creditcard).toBe('/payment?flowId=extended');
});

test('a slip is always asked for; Pix has a screen, to which the route of the link comes along', async () => {
  expect(await addresses('?route=vip')).toMatchObject({
    creditcard: '/payment?route=vip',
    pix: '/pix?route=vip',
    boleto: '/payment?route=bankslip',
  });
});

test('points lead to the screens of their flow, and nowhere without one', async () => {
  expect(await addresses('', { flows: [POINTS as never] })).toMatchObject({
    livelo: '/livelo/cpf?route=livelo',
  });
  expect(await addresses('')).not.toHaveProperty('livelo');
  expect(await addresses('', { flows: [] })).not.toHaveProperty('livelo');
});
