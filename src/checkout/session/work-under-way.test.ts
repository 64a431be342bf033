import { beforeEach, expect, test, vi } from 'vitest';
import { gate } from '../../../tests/fakes/gate.ts';
import { countedWork, isPaymentUnderWay, isWorkUnderWay } from './work-under-way.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
/** Whether the browser would ask a buyer who closes the page now (HTML, "beforeunload"). */
function asks() {
  const event = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

const seen = () => ({ work: isWorkUnderWay(), payment: isPaymentUnderWay(), asks: asks() });
const NOTHING = { work: false, payment: false, asks: false };

test('a call is under way until it ends, and nobody is asked about it', async () => {
  const call = gate();
  const work = countedWork(() => call.isOpen.then(() => 'answer'));
  expect(seen()).toEqual({ ...NOTHING, work: true });
  call.open();
  expect(await work).toBe('answer');
  expect(seen()).toEqual(NOTHING);
});

test('whoever closes the page is asked until the last of several payments has ended', async () => {
  const [first, second] = [gate(), gate()];
  const payments = [countedWork(() => first.isOpen, true)];
  expect(asks()).toBe(true);
  payments.push(countedWork(() => second.isOpen, true));
  expect(seen()).toEqual({ work: true, payment: true, asks: true });
  first.open();
  await payments[0];
  expect(seen()).toEqual({ work: true, payment: true, asks: true });
  second.open();
  await payments[1];
  expect(seen()).toEqual(NOTHING);
});

test('a payment that fails has ended', async () => {
  await expect(countedWork(() => Promise.reject(new Error('cut')), true)).rejects.toThrow('cut');
  expect(seen()).toEqual(NOTHING);
});
