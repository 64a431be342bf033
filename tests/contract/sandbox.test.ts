import { expect, test } from 'vitest';
import openapi from '../../schemas/api/openapi.json' with { type: 'json' };
import {
  readCities,
  readConfig,
  readContract,
  readLead,
  readPlanProduct,
  readRegions,
  readSeller,
  readTickets,
  readUnits,
} from '../../src/api/read-answers.ts';
import { readPayment } from '../../src/checkout/payment/read-payment.ts';
import { readProduct } from '../../src/api/read-product.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import { callsOf, type OpenApi } from '../../src/contract/openapi-document.ts';
import { CASES } from './all-cases.ts';
import { ODD_IN_PATH } from './contract-case.ts';
import { put, sandboxShop, withOddRecords } from './sandbox-shop.ts';

const calls = callsOf(openapi as unknown as OpenApi);

type Reader = (answer: unknown) => unknown;

/** The sandbox answers nothing odd. */
const refuse = (error: unknown) => {
  throw error;
};

/** The reader of every call that has an answer; the other calls are answered with nothing. */
const READERS: Partial<Record<OperationId, Reader>> = {
  getProductConfig: readConfig,
  getProductV1: (answer) => readProduct('getProductV1', answer, refuse),
  getProductV2: (answer) => readProduct('getProductV2', answer, refuse),
  getTickets: (answer) => readTickets(answer, refuse),
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
};

test.each(CASES)('[$row] the sandbox answers $id: $title', async ({ id, request, reads }) => {
  const isOdd = request.address.includes(ODD_IN_PATH);
  const sandbox = isOdd ? withOddRecords(sandboxShop()) : sandboxShop();
  const response = await put(sandbox, request);
  const text = await response.text();
  expect([response.status, text]).toEqual([expect.toBeOneOf([200, 201, 204]), text]);
  const hasAnswer = calls.find((call) => call.id === id)!.answer !== undefined;
  expect([id, text !== '']).toEqual([id, hasAnswer]);
  const read = hasAnswer ? READERS[id]!(JSON.parse(text)) : undefined;
  if (reads !== undefined) expect({ read }).toMatchObject({ read: reads });
});
