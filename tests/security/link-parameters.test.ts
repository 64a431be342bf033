import { expect, test } from 'vitest';
import { parseLink } from '../../src/flow/link.ts';

test('of a repeated parameter of a link the first one counts', () => {
  const link = parseLink('?product=WUP&product=LIVE&seller=ana&seller=eva&voucher=&voucher=X1');
  expect(link).toMatchObject({ product: 'WUP', seller: 'ana', voucher: 'X1' });
});
