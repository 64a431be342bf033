import { expect, test } from 'vitest';
import { answerName } from '../../scripts/check-upstream/documented.ts';
import { CASES } from './all-cases.ts';
import { ODD_IN_PATH } from './contract-case.ts';
import { READERS } from './readers.ts';
import { put, sandboxShop, withOddRecords } from './sandbox-shop.ts';

test.each(CASES)('[$row] the sandbox answers $id: $title', async ({ id, request, reads }) => {
  const isOdd = request.address.includes(ODD_IN_PATH);
  const sandbox = isOdd ? withOddRecords(sandboxShop()) : sandboxShop();
  const response = await put(sandbox, request);
  const text = await response.text();
  expect([response.status, text]).toEqual([expect.toBeOneOf([200, 201, 204]), text]);
  const hasAnswer = answerName(id) !== undefined;
  expect([id, text !== '']).toEqual([id, hasAnswer]);
  const read = hasAnswer ? READERS[id]!(JSON.parse(text)) : undefined;
  if (reads !== undefined) expect({ read }).toMatchObject({ read: reads });
});
