import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createJsonStore } from '../../checkout/session/json-store.ts';
import { createHappenedOnce } from './happened-once.ts';

const aStore = (storage = fakeStorage()) => createJsonStore(() => storage);
const HOUR = 3_600_000;

test('a tab that is restored days later still knows its purchase; what all tabs see is gone after 24 h', () => {
  const [session, local] = [aStore(), aStore()];
  vi.useFakeTimers({ now: 0 });
  createHappenedOnce(session, local).isNewPurchase('ref-1');
  vi.setSystemTime(25 * HOUR);
  createHappenedOnce(aStore(), local).isNewPurchase('ref-2');
  expect(JSON.stringify(local.keys().map(local.read))).not.toContain('ref-1');
  vi.setSystemTime(80 * HOUR);
  expect(createHappenedOnce(session, local).isNewPurchase('ref-1')).toBe(false);
});

test('a visit that is over does not make its purchases new', () => {
  const once = createHappenedOnce(aStore(), aStore());
  once.isNewPurchase('ref-1');
  once.forget();
  expect(once.isNewPurchase('ref-1')).toBe(false);
});
