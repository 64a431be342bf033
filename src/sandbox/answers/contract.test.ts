import { expect, test } from 'vitest';
import { makeBrand, sandboxOf, send } from '../sandbox-test-kit.ts';

const brand = makeBrand();

test('[CALL-17] the contract of a brand, whatever the query says', async () => {
  const contract = { text: '1. O aluno…' };
  const sandbox = sandboxOf({ ...brand, sandbox: { ...brand.sandbox, contract } });
  const { answer } = await send(sandbox, 'GET /api/v1/product/ALFA/contract?voucher=a&any=b');
  expect(answer).toEqual(contract);
});

test('[CALL-16] a contract that is made is kept', async () => {
  const sandbox = sandboxOf();
  const body = { planId: 'p1', name: 'Ana Lima', email: 'ana@example.com', business: 'exam-prep' };
  const address = 'POST /api/v1/product/ALFA/contract/generate';
  expect((await send(sandbox, address, { body })).status).toBe(204);
  expect(sandbox.state.contracts).toMatchObject([{ planId: 'p1', email: 'ana@example.com' }]);
  expect((await send(sandbox, address, { body: { planId: 'p1' } })).status).toBe(400);
});

test.each(['ALFA', 'BETA'])('%s has none', async (code) => {
  const sandbox = sandboxOf({ ...brand, sandbox: { ...brand.sandbox, contract: undefined } });
  expect((await send(sandbox, `GET /api/v1/product/${code}/contract`)).status).toBe(404);
});
