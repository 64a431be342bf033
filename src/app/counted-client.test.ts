// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { fakeClient } from '../../tests/fakes/client.ts';
import { gate } from '../../tests/fakes/gate.ts';
import { countedClient, reloadOnReturn } from './counted-client.ts';

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('a page that comes back with calls under way is loaded anew, any other one stays', async () => {
  const load = vi.fn<(address: string) => void>();
  reloadOnReturn(() => false, load);
  const { isOpen, open } = gate();
  const client = countedClient(fakeClient({ getPlanProduct: () => isOpen }));
  comeBack(true);
  const call = client.call('getPlanProduct', { path: { id: 'p' } });
  comeBack(false);
  expect(load).not.toHaveBeenCalled();
  comeBack(true);
  expect(load).toHaveBeenCalledExactlyOnceWith('/');
  open();
  await call;
  comeBack(true);
  expect(load).toHaveBeenCalledOnce();
});

test('a page whose visit was forgotten meanwhile is loaded anew', () => {
  const load = vi.fn<(address: string) => void>();
  let isOver = false;
  reloadOnReturn(() => isOver, load);
  comeBack(true);
  expect(load).not.toHaveBeenCalled();
  isOver = true;
  comeBack(false);
  expect(load).not.toHaveBeenCalled();
  comeBack(true);
  expect(load).toHaveBeenCalledExactlyOnceWith('/');
});
