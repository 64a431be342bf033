import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { createClient } from '../src/api/client.ts';
import { consoleChannel } from '../src/monitoring/console-channel.ts';
import { errorFields } from '../src/server/observation/log.ts';

const NUMBER = '374519830620479';
const CVV = '7391';
const CPF = '52998224725';

const answers: Record<string, () => Promise<Response>> = {
  'a cut connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'no answer in time': () => new Promise(() => {}),
  'a refusal that repeats what it was sent': async () =>
    Response.json(
      { message: NUMBER, errors: [{ field: 'cardNumber', value: NUMBER }] },
      { status: 422 },
    ),
  'a server error that repeats what it was sent': async () =>
    new Response(`<pre>${NUMBER} ${CVV}</pre>`, { status: 500 }),
  'no JSON': async () => new Response(`card ${NUMBER} ${CVV}`),
};

test.each(Object.keys(answers))('what is reported of %s has no card in it', async (what) => {
  const client = createClient({ fetch: answers[what]!, appVersion: 'test', timeoutMs: 20 });
  const card = { company: 'american_express', holder: 'ANA', number: NUMBER, cvv: CVV };
  const body = { paymentMethods: [{ type: 'creditcard', amount: 1, card }] } as never;
  const headers = { 'Idempotency-Key': 'key' };
  const error: unknown = await client
    .call('payV2', { headers, body })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  const whole = inspect(error, { depth: Infinity, showHidden: true }) + (error as Error).stack;
  expect(whole).not.toContain(NUMBER);
  expect(whole).not.toMatch(new RegExp(`\\b${CVV}\\b`));
});

test.each([
  `{"card":{"number":"${NUMBER}","cvv":"${CVV}"},"document":"${CPF}"}`,
  `cardNumber=${NUMBER}&cardCVV=${CVV}&cpf=${CPF}`,
  encodeURIComponent(`{"number":"${NUMBER}","cvv":"${CVV}","cpf":"${CPF}"}`),
  `Unexpected token in "cvv":"${CVV}", number: ${NUMBER}, ${CPF} is not valid JSON`,
])('an error that quotes %s is printed and reported without it', (quoted) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  const error = new TypeError(quoted, { cause: new Error(quoted) });
  consoleChannel({ error, where: 'render', level: 'fatal' });
  const said = [...print.mock.calls.flat(), JSON.stringify(errorFields(error))].join('\n');
  print.mockRestore();
  expect(said).toContain('TypeError');
  for (const secret of [NUMBER, CPF, '529.982.247-25']) expect(said).not.toContain(secret);
  expect(said).not.toMatch(new RegExp(`\\b${CVV}\\b`));
});
