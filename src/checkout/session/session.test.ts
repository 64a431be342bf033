import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { isSessionKept } from './session.ts';

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
