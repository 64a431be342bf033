import { expect, test } from 'vitest';
import { makeBrand, sandboxOf, send } from '../sandbox-test-kit.ts';

test('[CALL-10] each batch is answered at the price of its plan', async () => {
  const brand = makeBrand();
  const tickets = [
    { name: '2º lote', planId: 'alfa-anual' },
    { name: 'Sem plano', planId: 'nobody' },
  ];
  const sandbox = sandboxOf({ ...brand, sandbox: { ...brand.sandbox, tickets } });
  const address = 'GET /api/v1/product/ALFA/tickets?business=exam-prep&plan=alfa-anual';
  expect((await send(sandbox, address)).answer).toEqual([
    { name: '2º lote', planId: 'alfa-anual', amount: 576 },
  ]);
  expect((await send(sandbox, 'GET /api/v1/product/BETA/tickets')).status).toBe(404);
});
