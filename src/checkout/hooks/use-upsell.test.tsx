import { expect, test } from 'vitest';
import { drawHook } from '../../../tests/drawing/draw-hook.tsx';
import { useUpsell } from './use-flow.ts';

const page = { upsell: { productCode: 'BETA', name: 'Curso Beta', business: 'other' } as never };

test('[SCREEN-33] on the success of the main purchase the upsell is a sale of its own', async () => {
  const { result } = await drawHook(useUpsell, { page, at: { templateId: 'success' } });
  expect(result.current).toMatchObject({ offer: 'upsell', productCode: 'BETA' });
});

test('a page of the upsell offers it by its own step, with the voucher of that', async () => {
  const at = { templateId: 'upsell-presentation', step: { props: { voucher: 'METADE' } } } as const;
  const { result, moveTo } = await drawHook(useUpsell, { page, at });
  expect(result.current.link.voucher).toBe('METADE');
  await moveTo({ ...at, step: { props: { voucher: 'OUTRO' } } });
  expect(result.current.link.voucher).toBe('OUTRO');
});
