import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createSession, isSessionKept } from './session.ts';

test('[ENTITY-10] a JSON value is kept in session storage, read after a reload, and removed', () => {
  const storage = fakeStorage();
  createSession(() => storage).set('dataLead', { name: 'Ana Lima' });
  expect(storage.getItem('dataLead')).toBe('{"name":"Ana Lima"}');
  const reloaded = createSession(() => storage);
  expect(reloaded.read('dataLead')).toEqual({ name: 'Ana Lima' });
  reloaded.remove('dataLead');
  expect([storage.length, reloaded.read('dataLead')]).toEqual([0, undefined]);
});

test('a session storage that takes nothing, or may not be touched, is found by trying', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = fakeStorage();
  expect(isSessionKept(() => storage)).toBe(true);
  expect(storage.length).toBe(0);
  expect(isSessionKept(() => ({ ...fakeStorage(), setItem: full }))).toBe(false);
  expect(isSessionKept(full)).toBe(false);
});
