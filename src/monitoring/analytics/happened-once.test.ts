import { expect, test } from 'vitest';
import { createHappenedOnce } from './happened-once.ts';

/** Values under keys, as a web storage keeps them: as JSON. */
function aStore() {
  const kept = new Map<string, string>();
  return {
    read: (key: string): unknown => JSON.parse(kept.get(key) ?? 'null'),
    set(key: string, value: unknown) {
      if (value === undefined) kept.delete(key);
      else kept.set(key, JSON.stringify(value));
    },
    text: () => [...kept].join(),
    size: () => kept.size,
  };
}
const at = (time: number) => () => time;
const HOUR = 3_600_000;

test('a tab that is restored days later still knows its purchase; what all tabs see is gone after 24 h', () => {
  const [session, local] = [aStore(), aStore()];
  createHappenedOnce(session, local, at(0)).isNewPurchase('ref-1');
  createHappenedOnce(aStore(), local, at(25 * HOUR)).isNewPurchase('ref-2');
  expect(local.text()).not.toContain('ref-1');
  expect(createHappenedOnce(session, local, at(80 * HOUR)).isNewPurchase('ref-1')).toBe(false);
});

test('a visit that is over does not make its purchases new', () => {
  const [session, local] = [aStore(), aStore()];
  const once = createHappenedOnce(session, local, at(0));
  once.isNewPurchase('ref-1');
  once.forget();
  expect(once.isNewPurchase('ref-1')).toBe(false);
});
