import { expect, test } from 'vitest';
import { matchOperation } from './operations-match.ts';

test.each([
  ['GET', '/api/v1/product/WUP/config', 'getProductConfig'],
  ['GET', '/api/v2/product/A%20B', 'getProductV2'],
  ['POST', '/api/v1/lead', 'createLead'],
  ['PATCH', '/api/v1/lead/L1', 'updateLead'],
  ['POST', '/api/v1/product/WUP/contract/generate', 'generateContract'],
  ['POST', '/api/v2/payment', 'payV2'],
  ['GET', '/api/v1/seller/jos%C3%A9%20da%20silva', 'getSeller'],
  ['GET', '/api/v1/seller/jose%CC%81', 'getSeller'],
  ['GET', '/api/v1/seller/a.b_c~d@e$f+g-1', 'getSeller'],
  ['GET', "/api/v1/seller/d'avila%20%26%20filhos%20(sp)", 'getSeller'],
])('%s %s is %s', (method, pathname, operationId) => {
  expect(matchOperation(method, pathname)).toBe(operationId);
});

test.each([
  ['DELETE', '/api/v1/lead/L1'],
  ['GET', '/api/v2/payment'],
  ['GET', '/api/v1/product'],
  ['GET', '/api/v1/product/WUP/'],
  ['GET', '/x/api/v1/product/WUP'],
  ['GET', '/api/v1/product/..%2F..%2Fadmin'],
  ['GET', '/api/v1/product/a%5Cb'],
  ['GET', '/api/v1/product/%2e%2e'],
  ['GET', '/api/v1/product/%zz'],
  ['GET', '/api/v1/product/..;/config'],
  ['GET', '/api/v1/product/%252e%252e%252f'],
  ['GET', '/api/v1/product/x%3Fadmin=1'],
  ['GET', '/api/v1/product/x%00'],
  ['GET', '/api/v1/product/x%0d%0aHost:%20evil'],
  ['GET', '/api/v1/product/...'],
  ['GET', `/api/v1/product/${'x'.repeat(201)}`],
])('%s %s is not a call of the contract', (method, pathname) => {
  expect(matchOperation(method, pathname)).toBeUndefined();
});
