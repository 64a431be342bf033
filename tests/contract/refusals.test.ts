import { expect, test } from 'vitest';
import { MONEY_CASES } from './money-cases.ts';
import { REFUSALS, SECRET } from './refusals.ts';
import { put, sandboxShop } from './sandbox-shop.ts';

interface Answer {
  message: string;
}

test.each(REFUSALS)('[$row] the sandbox refuses $id: $wrong', async ({ request, names }) => {
  const sandbox = sandboxShop();
  const before = structuredClone({ ...sandbox.state, requests: [] });
  const response = await put(sandbox, request);
  const { message } = (await response.json()) as Answer;
  expect([response.status, message]).toEqual([400, expect.stringContaining(names)]);
  expect(message).toMatch(/^(GET|POST|PATCH) \/api\/.*\.$/);
  expect(message).not.toContain(SECRET);
  expect({ ...sandbox.state, requests: [] }).toEqual(before);
});

const [payment] = MONEY_CASES;
const { paymentMethods, ...rest } = payment!.request.body as {
  paymentMethods: { card: Record<string, string> }[];
};

test.each([
  ['number', '4242 4242 4242 4242'],
  ['number', '4242424242424'],
  ['expiration', '13/31'],
  ['expiration', '08/2031'],
  ['cvv', '12'],
  ['company', 'maestro'],
  ['holder', ''],
])('[CALL-22] a card whose %s is %s is refused by its place alone', async (name, value) => {
  const [method] = paymentMethods;
  const card = { ...method!.card, [name]: value };
  const body = { ...rest, paymentMethods: [{ ...method, card }] };
  const response = await put(sandboxShop(), { ...payment!.request, body });
  const { message } = (await response.json()) as Answer;
  expect([response.status, message]).toEqual([
    400,
    expect.stringContaining(`body field paymentMethods[0].card.${name} must`),
  ]);
  if (value) expect(message).not.toContain(value);
});
