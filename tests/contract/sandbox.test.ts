import { expect, test } from 'vitest';
import { readConfig } from '../../src/api/read-config.ts';
import { readContract } from '../../src/api/read-contract.ts';
import { readCities, readRegions, readUnits } from '../../src/api/read-franchises.ts';
import { readLead } from '../../src/api/read-lead.ts';
import { readPayment } from '../../src/checkout/payment/read-payment.ts';
import { readPlanProduct } from '../../src/api/read-plan-product.ts';
import { readProduct } from '../../src/api/read-product.ts';
import { readSeller } from '../../src/api/read-seller.ts';
import { readTickets } from '../../src/api/read-tickets.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import { CASES } from './all-cases.ts';
import { ODD_IN_PATH } from './contract-case.ts';
import { put, sandboxShop, withOddRecords } from './sandbox-shop.ts';

type Reader = (answer: unknown) => unknown;

/** These calls are answered with nothing to read. */
const nothing: Reader = (answer) => expect(answer).toBeUndefined();

/** What the product reads every answer with. */
const READERS: Record<OperationId, Reader> = {
  getProductConfig: readConfig,
  getProductV1: (answer) => readProduct('getProductV1', answer),
  getProductV2: (answer) => readProduct('getProductV2', answer),
  getTickets: readTickets,
  getContract: readContract,
  getPlanProduct: readPlanProduct,
  getSeller: readSeller,
  getFranchiseCities: readCities,
  getFranchiseRegions: readRegions,
  getFranchiseUnits: readUnits,
  createLead: readLead,
  payV2: (answer) => readPayment(answer, 'payV2'),
  payV1: (answer) => readPayment(answer, 'payV1'),
  renewV1: (answer) => readPayment(answer, 'renewV1'),
  renewV2: (answer) => readPayment(answer, 'renewV2'),
  generateContract: nothing,
  updateLead: nothing,
  sendSms: nothing,
  validatePhone: nothing,
  verifyCard: nothing,
  sendReferer: nothing,
};

test.each(CASES)('[$row] the sandbox answers $id: $title', async ({ id, request, reads }) => {
  const isOdd = request.address.includes(ODD_IN_PATH);
  const sandbox = isOdd ? withOddRecords(sandboxShop()) : sandboxShop();
  const response = await put(sandbox, request);
  const text = await response.text();
  expect([response.status, text]).toEqual([expect.toBeOneOf([200, 201, 204]), text]);
  const read = READERS[id](text === '' ? undefined : JSON.parse(text));
  if (reads !== undefined) expect({ read }).toMatchObject({ read: reads });
});
