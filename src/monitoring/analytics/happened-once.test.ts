import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { createJsonStore } from '../../checkout/session/json-store.ts';
import { createHappenedOnce } from './happened-once.ts';

const aStore = (storage = fakeStorage()) => createJsonStore(() => storage);
const at = (time: number) => () => time;
const HOUR = 3_600_000;

test('a tab that is restored days later still knows its purchase; what all tabs see is gone after 24 h', () => {
  const [session, local] = [aStore(), aStore()];
  createHappenedOnce(session, local, at(0)).isNewPurchase('ref-1');
  createHappenedOnce(aStore(), local, at(25 * HOUR)).isNewPurchase('ref-2');
  expect(JSON.stringify(local.keys().map(local.read))).not.toContain('ref-1');
  expect(createHappenedOnce(session, local, at(80 * HOUR)).isNewPurchase('ref-1')).toBe(false);
});

test('a visit that is over does not make its purchases new', () => {
  const [session, local] = [aStore(), aStore()];
  const once = createHappenedOnce(session, local, at(0));
  once.isNewPurchase('ref-1');
  once.forget();
  expect(once.isNewPurchase('ref-1')).toBe(false);
});
