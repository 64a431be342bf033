// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainBrand } from '../../tests/drawing/plain-brand.ts';
import { aCheckout } from '../../tests/drawing/checkout.ts';
import { countedWork } from '../checkout/session/work-under-way.ts';
import { loadChunks } from '../renderer/chunks.ts';

// A browser waits for it before anybody can pay.
await loadChunks(['payment']);

const FLAG = 'conquer-franchises';
const FIVE_MINUTES = 300_000;
const service = { url: 'https://flags.example.com/api/frontend', clientKey: 'key' };
const purchase = {
  productCode: 'ALFA',
  plan: 'annual',
  email: 'ana@mail.example',
  offer: 'main',
  method: 'creditcard',
} as const;

const fetched = vi.fn<(address: string) => void>();
let isOn = false;

beforeEach(() => {
  isOn = false;
  fetched.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    fetched(address);
    return new Response(JSON.stringify({ toggles: isOn ? [{ name: FLAG, enabled: true }] : [] }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a document, and has it ask the service. */
async function openDocument() {
  const search = '?product=ALFA&seller=maria&contactId=7&voucher=V1';
  const checkout = aCheckout(plainBrand(), { search, page: { monitoring: { flags: service } } });
  const flags = await checkout.flags!();
  await vi.advanceTimersByTimeAsync(0);
  return { ...checkout, flags: checkout.flags!, read: () => flags.read('fixedSchool') };
}

/** Lets the service turn the flag, and the next refresh bring it. */
async function turn(on: boolean): Promise<void> {
  isOn = on;
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES);
}

test('[CALL-35] without a configured address there is nothing that could ask', () => {
  const { flags } = aCheckout(plainBrand(), { page: { monitoring: {} } });
  expect(flags).toBeUndefined();
});

test('no flag turns from the press of a paying button until the buyer has seen the result', async () => {
  const { read, purchases } = await openDocument();
  expect(await read()).toBe(false);
  let end: () => void = () => {};
  const before = countedWork(() => new Promise<void>((done) => (end = done)), true);
  await turn(true);
  expect(await read(), 'lead and captcha of the payment').toBe(false);
  end();
  await before;
  await purchases.attempt(purchase, () => Promise.reject(new Error('lost')));
  expect(await read(), 'its outcome is unknown').toBe(false);
  const reloaded = await openDocument();
  expect(await reloaded.read(), 'after a reload').toBe(false);
  const paid = async () => ({ token: 'T', paymentProfileIds: [] });
  await reloaded.purchases.attempt(purchase, paid, { again: true });
  expect(await reloaded.read(), 'paid, and not seen yet').toBe(false);
  reloaded.purchases.seen();
  expect(await reloaded.read()).toBe(true);
});
