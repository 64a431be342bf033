import { expect, test } from 'vitest';
import { ConnectionCut } from '../../src/sandbox/sandbox-answer.ts';
import { CASES } from './all-cases.ts';
import { put, sandboxShop } from './sandbox-shop.ts';
import { SPECIFIED } from './specification.ts';

const FAULTS = [
  { fault: 'status', value: 503 },
  { fault: 'latency', value: 1 },
  { fault: 'cutBefore' },
  { fault: 'cutAfter' },
  { fault: 'brokenJson' },
  { fault: 'wrongShape' },
  { fault: 'emptyAnswer' },
  { fault: 'markup' },
  { fault: 'huge' },
];

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

/** Checks of each failure from outside; `plain` is the answer without it. */
const LOOKS: Record<string, (outcome: Outcome, plain: Outcome) => boolean> = {
  status: ({ status, text }) => status === 503 && isJson(text),
  latency: (outcome, plain) => JSON.stringify(outcome) === JSON.stringify(plain),
  cutBefore: ({ status }) => status === undefined,
  cutAfter: ({ status }) => status === undefined,
  brokenJson: ({ text }) => text !== '' && !isJson(text),
  wrongShape: ({ text }, plain) =>
    Array.isArray(JSON.parse(text)) !== Array.isArray(JSON.parse(plain.text || '{}')),
  emptyAnswer: ({ status, text }) => status === 200 && text === '',
  markup: ({ text }) => isJson(text) && text.includes('<img src=x onerror=alert(1)>'),
  huge: ({ text }) => isJson(text) && text.length > 20_000_000,
};

/** Twenty megabytes are made the same way for any call: one is enough. */
const isTried = (at: number) => (wanted: { fault: string }) => wanted.fault !== 'huge' || at === 0;

const ROUNDS = SPECIFIED.flatMap(({ id }, at) =>
  FAULTS.filter(isTried(at)).map((wanted) => ({ id, wanted })),
);

/** The answer of each call without a failure. */
const plainOf: Record<string, Outcome> = {};

test.each(ROUNDS)('$id with the failure $wanted.fault', async ({ id, wanted }) => {
  const { request } = CASES.find((one) => one.id === id)!;
  const plain = (plainOf[id] ??= await outcomeOf(put(sandboxShop(), request)));
  const sandbox = sandboxShop();
  const fault = { call: id, times: 1, ...wanted };
  const headers = { 'content-type': 'application/json' };
  const address = '/sandbox/faults';
  await put(sandbox, { method: 'POST', address, headers, body: fault });
  const outcome = await outcomeOf(put(sandbox, request));
  expect(LOOKS[wanted.fault]!(outcome, plain), wanted.fault).toBe(true);
  expect(sandbox.state.faults).toEqual([]);
  expect(sandbox.state.requests.at(-1)).toMatchObject({ operationId: id, fault: wanted.fault });
});
