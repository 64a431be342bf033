import { expect, test } from 'vitest';
import { parseLink } from './link.ts';
import { withVoucher } from './with-voucher.ts';

const step = (voucher?: string) => ({ id: 'lead', templateId: 'lead', props: { voucher } });

test("[FLOW-16] [ENTITY-30] a missing voucher is the first step's, in memory and in the address", () => {
  const link = withVoucher(parseLink('?product=A&voucher='), step('V 1'));
  expect(link.voucher).toBe('V 1');
  expect(link.query).toBe('?product=A&voucher=V+1');
  expect(parseLink(link.query)).toEqual(link);
});

test("[FLOW-16] the link's own voucher stays", () => {
  const link = parseLink('?voucher=X');
  expect(withVoucher(link, step('V1'))).toBe(link);
});

test.each([undefined, '', ' '])('a first step with the voucher %j fills nothing', (voucher) => {
  const link = parseLink('?product=A');
  expect(withVoucher(link, step(voucher))).toBe(link);
  expect(withVoucher(link, undefined)).toBe(link);
});
