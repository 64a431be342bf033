// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { aPurchase } from '../../tests/fakes/buyer-tabs.ts';
import { createSession } from '../checkout/session/session.ts';
import { loadChunks } from './chunks.ts';
import { lazyPurchases } from './lazy-purchases.ts';

const openDocument = () => lazyPurchases(createSession(() => sessionStorage));
const pay = async () => ({ token: 'T', paymentProfileIds: [] });
const another = { ...aPurchase, email: 'rui@mail.example' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a success screen that is loaded by itself needs no chunk to be drawn', async () => {
  const document = openDocument();
  expect(document.seen()).toBeUndefined();
  await loadChunks(['payment']);
  expect(document.inDoubt(aPurchase)).toBeUndefined();
});

test.each([
  ['at once', 'same'],
  ['after a reload', 'new'],
])('what the buyer has seen %s is not theirs any more who buys next', async (_, which) => {
  await loadChunks(['payment']);
  const first = openDocument();
  await first.attempt(aPurchase, pay);
  expect(await openDocument().attempt(another, pay)).toMatchObject({ kind: 'already' });
  (which === 'same' ? first : openDocument()).seen();
  await loadChunks(['payment']);
  expect(await openDocument().attempt(another, pay)).toMatchObject({ kind: 'approved' });
});
