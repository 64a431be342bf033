import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import { lastSms, sendSms } from './use-sms.ts';

const brand = brandWith();
const NOW = 1_000;

function sending(answer?: unknown) {
  const tab = aTab();
  tab.visit.keepLead(LEAD, 'L1');
  return aCheckout(brand, { ...tab, answers: { sendSms: answer } });
}

test('one that could not be sent is none, and is reported', async () => {
  const error = new ApiError('sendSms', { kind: 'status', status: 500 });
  const checkout = sending(error);
  expect(await sendSms(checkout, NOW)).toBe(false);
  expect(lastSms(checkout)).toBeUndefined();
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(error, 'sendSms');
});

test('a corrected number has received none', async () => {
  const checkout = sending();
  await sendSms(checkout, NOW);
  checkout.visit.keepLead({ ...LEAD, phone: '11 91234-5678' }, 'L2');
  expect(lastSms(checkout)).toBeUndefined();
});
