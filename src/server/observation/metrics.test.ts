import { expect, test } from 'vitest';
import { ANSWERS, type Answers } from '../server-test-kit.ts';
import { observedServer, readSamples, TOKEN } from './observation-test-kit.ts';

const broken = () => new ReadableStream({ pull: (to) => to.error(new Error('cut')) });
const status = (code: number) => () => Response.json({ message: 'x' }, { status: code });

test('requests are counted and timed by method, route and class of status', async () => {
  const { send, samples } = observedServer();
  await send('/lead?product=BETA');
  await send('/lead?product=BETA&seller=x');
  await send('/payment/invoice-7?product=BETA');
  await send('/nothing/at/all');
  await send('/api/v1/seller/direto', { method: 'GET' });
  const found = await samples();
  const count = (labels: string) => found.get(`guiche_http_requests_total{${labels}}`);
  expect(count('method=GET,route=/lead,status_class=2xx')).toBe(2);
  expect(count('method=GET,route=/payment/[id],status_class=2xx')).toBe(1);
  expect(count('method=GET,route=other,status_class=3xx')).toBe(1);
  expect(count('method=GET,route=/api/v1/seller/{source},status_class=2xx')).toBe(1);
  const timed = 'guiche_http_request_duration_seconds_count{method=GET,route=/lead}';
  expect(found.get(timed)).toBe(2);
  expect(found.get('guiche_page_render_duration_seconds_count{template=/lead}')).toBe(2);
});

const PAYMENTS: [string, Answers[string], string, string][] = [
  ['a token', () => Response.json({ token: 't' }), 'accepted', 'ok'],
  ['a token in its wrapper', () => Response.json({ data: { token: 't' } }), 'accepted', 'ok'],
  ['no token', () => Response.json({ ok: true }), 'unknown', 'ok'],
  ['an empty token', () => Response.json({ token: ' ' }), 'unknown', 'ok'],
  ['no JSON', () => new Response('token'), 'unknown', 'ok'],
  ['402', status(402), 'refused', 'client_error'],
  ['409', status(409), 'unknown', 'client_error'],
  ['500', status(500), 'unknown', 'server_error'],
  ['a redirect', () => new Response(null, { status: 307 }), 'unknown', 'redirect'],
  ['a cut', () => Promise.reject(new TypeError('cut')), 'unknown', 'unreachable'],
  ['silence', () => Promise.reject(new DOMException('', 'TimeoutError')), 'unknown', 'timeout'],
  ['half an answer', () => new Response(broken()), 'unknown', 'unreadable'],
];

test.each(PAYMENTS)(
  'a payment answered with %s is counted as the buyer reads it',
  async (_, answer, payment, call) => {
    const { pay, samples } = observedServer({ paid: answer });
    await pay();
    const found = await samples();
    const counted = [...found].filter(
      ([name, count]) => count > 0 && /^guiche_(payments|upstream_calls)_total/.test(name),
    );
    expect(Object.fromEntries(counted)).toEqual({
      [`guiche_payments_total{operation=payV2,outcome=${payment}}`]: 1,
      [`guiche_upstream_calls_total{operation=payV2,outcome=${call}}`]: 1,
    });
    expect(found.get('guiche_upstream_call_duration_seconds_count{operation=payV2}')).toBe(1);
    expect(found.get('guiche_upstream_calls_in_flight')).toBe(0);
  },
);

test('a call that is turned down says why in its line, and is counted by that, as a payment not sent', async () => {
  const { pay, send, samples, requests } = observedServer({
    settings: { limits: { payments: 1, cardChecks: 0, sms: 0, leads: 0 } },
    paid: () => Response.json({ token: 't' }),
  });
  await pay();
  await pay();
  await pay({ 'sec-fetch-site': 'cross-site' });
  await pay({ 'idempotency-key': '5555555555554444' });
  await send('/api/v1/users/ana@example.com');
  const refused = { payment: 'not_sent', operationId: 'payV2' };
  expect(requests().slice(1)).toMatchObject([
    { status: 429, refused: 'rate', ...refused },
    { status: 403, refused: 'origin', ...refused },
    { status: 400, refused: 'key', ...refused },
    { status: 404, refused: 'path', template: 'other' },
  ]);
  expect(requests()[3]).not.toHaveProperty('keyHash', expect.anything());
  const found = await samples();
  const counted = (operation: string, reason: string) =>
    found.get(`guiche_calls_refused_total{operation=${operation},reason=${reason}}`);
  for (const reason of ['rate', 'origin', 'key']) expect(counted('payV2', reason)).toBe(1);
  expect(counted('none', 'path')).toBe(1);
  expect(found.get('guiche_payments_total{operation=payV2,outcome=not_sent}')).toBe(3);
  expect(found.get('guiche_payments_total{operation=payV2,outcome=accepted}')).toBe(1);
});

test('an upstream that pages leave alone shows as an open breaker', async () => {
  const { send, samples } = observedServer({
    answers: { ...ANSWERS, '/config': status(503) },
  });
  expect((await samples()).get('guiche_breaker_open')).toBe(0);
  await Promise.all(Array.from({ length: 10 }, () => send('/lead?product=BETA')));
  expect((await samples()).get('guiche_breaker_open')).toBe(1);
});

test('no request adds a value of its own to a label', async () => {
  const { send, samples } = observedServer();
  const before = new Set((await samples()).keys());
  for (let at = 0; at < 50; at++) {
    await send(`/lead/${at}?product=BETA${at}`);
    await send(`/payment/${at}`);
    await send(`/brands/${at}.js`, { method: 'DELETE' });
    await send(`/api/v${at}/lead`, { method: at % 2 ? `LOCK${at}` : 'POST', body: null });
  }
  const added = [...(await samples()).keys()].filter((name) => !before.has(name));
  expect(added.filter((name) => !name.includes('_bucket')).length).toBeLessThan(30);
});

test.each<[string, string | undefined, string, boolean]>([
  ['the token', TOKEN, `Bearer ${TOKEN}`, true],
  ['another token', TOKEN, `Bearer ${TOKEN.slice(1)}x`, false],
  ['the beginning of it', TOKEN, `Bearer ${TOKEN.slice(0, -1)}`, false],
  ['another scheme', TOKEN, `Basic ${TOKEN}`, false],
  ['a token that nobody set', undefined, `Bearer ${TOKEN}`, false],
  ['no token where none is set', undefined, 'Bearer undefined', false],
])('the metrics are told by token alone: %s', async (_, metricsToken, authorization, isTold) => {
  const { send } = observedServer({ settings: { metricsToken } });
  const response = await send('/metrics', { headers: { authorization } }, { address: '127.0.0.1' });
  expect(response.status).toBe(isTold ? 200 : 404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  if (!isTold) return;
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(readSamples(await response.text()).size).toBeGreaterThan(20);
});
