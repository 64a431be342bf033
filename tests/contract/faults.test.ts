import { expect, test } from 'vitest';
import { ConnectionCut } from '../../src/sandbox/sandbox-answer.ts';
import { CASES } from './all-cases.ts';
import { put, sandboxShop } from './sandbox-shop.ts';

interface Outcome {
  /** Missing where the connection broke. */
  status?: number;
  text: string;
}

async function outcomeOf(answer: Promise<Response>): Promise<Outcome> {
  try {
    const response = await answer;
    return { status: response.status, text: await response.text() };
  } catch (error) {
    expect(error).toBeInstanceOf(ConnectionCut);
    return { text: '' };
  }
}

const isJson = (text: string): boolean => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};
const isCut = ({ status }: Outcome) => status === undefined;

type Look = (outcome: Outcome, plain: Outcome) => boolean;

/** Each failure with how it looks from outside; `plain` is the answer without it. */
const FAULTS: readonly [fault: object, look: Look][] = [
  [{ fault: 'status', value: 503 }, ({ status, text }) => status === 503 && isJson(text)],
  [{ fault: 'latency', value: 1 }, ({ text }, plain) => text === plain.text],
  [{ fault: 'cutBefore' }, isCut],
  [{ fault: 'cutAfter' }, isCut],
  [{ fault: 'brokenJson' }, ({ text }) => text !== '' && !isJson(text)],
  [
    { fault: 'wrongShape' },
    ({ text }, plain) =>
      Array.isArray(JSON.parse(text)) !== Array.isArray(JSON.parse(plain.text || '{}')),
  ],
  [{ fault: 'emptyAnswer' }, ({ status, text }) => status === 200 && text === ''],
  [
    { fault: 'markup' },
    ({ text }) => isJson(text) && text.includes('<img src=x onerror=alert(1)>'),
  ],
  [{ fault: 'huge' }, ({ text }) => isJson(text) && text.length > 20_000_000],
];

/** An answer that is an object, one that is a list, and none. */
const CALLS = ['getProductV1', 'getFranchiseRegions', 'updateLead'] as const;
const ROUNDS = FAULTS.flatMap(([wanted, look], at) =>
  CALLS.filter((_, index) => index === 0 || at < FAULTS.length - 1).map(
    (id) => [id, wanted, look] as const,
  ),
);

test.each(ROUNDS)('%s with the failure %j', async (id, wanted, look) => {
  const { request } = CASES.find((one) => one.id === id)!;
  const plain = await outcomeOf(put(sandboxShop(), request));
  const sandbox = sandboxShop();
  const headers = { 'content-type': 'application/json' };
  const body = { call: id, times: 1, ...wanted };
  await put(sandbox, { method: 'POST', address: '/sandbox/faults', headers, body });
  const outcome = await outcomeOf(put(sandbox, request));
  expect(look(outcome, plain), JSON.stringify(outcome).slice(0, 200)).toBe(true);
  expect(sandbox.state.faults).toEqual([]);
  const { fault } = body as { fault?: string };
  expect(sandbox.state.requests.at(-1)).toMatchObject({ operationId: id, fault });
});
