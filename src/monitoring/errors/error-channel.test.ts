import { flush, startSpan } from '@sentry/react';
import { expect, test, vi } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import {
  CARD,
  CPF,
  callWith,
  collectErrorReports,
  failedWith,
  failure,
  valueOf,
} from '../../../tests/fakes/error-reports.ts';

const reports = collectErrorReports();

test.each([
  ['status', failedWith(503), '503'],
  ['message, where it has no status', failure(new Error('timed out'), callWith()), '{{ default }}'],
])('a failed call is one issue per method, path and %s [MONITOR-02]', async (_, failed, last) => {
  const events = await reports.sent(failed);
  const fingerprint = ['PATCH', '/api/v1/lead/{leadId}', last];
  expect(events).toMatchObject([{ fingerprint }]);
});

test('status 500 is one event, and the next one another [MONITOR-13]', async () => {
  const events = await reports.sent(failedWith(500), failedWith(500));
  const message = 'Request failed with status code 500';
  expect(events.map(valueOf)).toEqual([message, message]);
});

test('an event says what failed, where, and in which program', async () => {
  const error = new TypeError('x is not a function');
  const at = 'https://shop.example/assets/payment-chunk-Ab3xY9_z.js:12:345';
  error.stack = `TypeError: x is not a function\n    at pay (${at})\n    at <anonymous>`;
  const [event] = await reports.sent(failure(error));
  expect(event).toMatchObject({
    platform: 'javascript',
    level: 'error',
    environment: 'homolog',
    release: '3.2.1',
    tags: { brand: 'wup', product: 'WUP', where: 'pay' },
    exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
    request: { url: 'https://shop.example/payment' },
  });
  const [filename] = at.split(/(?<=\.js):/);
  expect(event!.exception.values[0]!.stacktrace!.frames).toMatchObject([
    { filename: '<anonymous>' },
    { filename, function: 'pay', lineno: 12, colno: 345 },
  ]);
});

test('a report of @sentry/react has the id of its call in the log of the server [CARD-10]', async () => {
  const call = { method: 'POST', path: '/api/v2/payment', requestId: '7K3M-9QXA-2BTC' };
  const [event] = await reports.sent({ ...failure(new Error('no answer')), call });
  expect(event!.tags.requestId).toBe('7K3M-9QXA-2BTC');
  const version = packageJson.dependencies['@sentry/react'];
  const name: unknown = expect.stringMatching(/^sentry\.javascript\./);
  expect(event!.sdk).toMatchObject({ name, version });
});

test('the tag of the buyer is the e-mail cookie at the time of sending [MONITOR-04]', async () => {
  const channel = reports.open();
  channel(failure(new Error('before')));
  reports.page.cookie = 'a=1; email=a%2Bb%40b.co; xemail=no';
  channel(failure(new Error('after')));
  reports.page.cookie = 'other=1';
  channel(failure(new Error('gone')));
  await flush();
  const tags = Object.fromEntries(
    reports.collector.events().map((one) => [valueOf(one), one.tags.email]),
  );
  expect(tags).toEqual({ before: undefined, after: 'a+b@b.co', gone: undefined });
});

test.each([
  ['a cookie that is not encoded is taken as it is', 'email=100%@b.co', /^100%@b\.co$/],
  ['a card number that was typed as an e-mail is no tag', `email=${CARD}%40b.co`, /^(?!.*4111)/],
])('%s', async (_, cookie, tag) => {
  reports.page.cookie = cookie;
  const [event] = await reports.sent(failure(new Error('broken')));
  expect(event!.tags.email).toMatch(tag);
});

test('an error of drawing is fatal, even if it was reported before [ERROR-09]', async () => {
  const error = new Error('cannot be drawn');
  const fatal = { where: 'render', level: 'fatal' } as const;
  const events = await reports.sent(failure(error), failure(error, fatal));
  expect(events).toMatchObject([{ level: 'error' }, { level: 'fatal', tags: { where: 'render' } }]);
});

test('no span is sampled, and no session or statistics are sent [MONITOR-14]', async () => {
  reports.open()(failure(new Error('Failed to fetch')));
  startSpan({ name: 'a walk', op: 'navigation', forceTransaction: true }, () => {
    startSpan({ name: 'a call', op: 'http.client' }, () => {});
  });
  reports.page.visibilityState = 'hidden';
  reports.page.dispatchEvent(new Event('visibilitychange'));
  await flush();
  expect(reports.collector.envelopes).toEqual([]);
});

test('an envelope is one event, without a trace, appVersion, cookie and referrer [MONITOR-14] [CALL-36]', async () => {
  const [event] = await reports.sent(failure(new Error('broken')));
  const { headers, items, requestHeaders, address } = reports.collector.envelopes[0]!;
  expect(items.map((item) => item.headers.type)).toEqual(['event']);
  expect(Object.keys(headers).sort()).toEqual(['event_id', 'sdk', 'sent_at']);
  expect(event).not.toHaveProperty('contexts');
  for (const name of ['appversion', 'cookie', 'referer', 'authorization']) {
    expect(requestHeaders).not.toHaveProperty(name);
  }
  expect(address).toMatch(/^\/api\/7\/envelope\/\?/);
});

test('nothing that a buyer typed leaves, wherever an error keeps it', async () => {
  reports.page.cookie = 'guiche.visit=secret';
  const cause = new SyntaxError('Unexpected token, "Maria Silva" is not valid JSON');
  const keeper = Object.assign(new Error(`card ${CARD} of ana@b.co, CPF ${CPF}`, { cause }), {
    body: { cvv: '987', holder: 'MARIA SILVA' },
  });
  keeper.stack = `Error: x\n    at pay (https://shop.example/lead?email=ana@b.co&cpf=${CPF}:1:2)`;
  const thrown = { cvv: '987', name: 'Maria Silva', inner: keeper };
  const events = await reports.sent(failure(keeper), failure(thrown), failure(`number ${CARD}`));
  expect(events).toHaveLength(3);
  const everything = JSON.stringify(reports.collector.envelopes);
  for (const secret of [CARD, CPF, '52998224725', 'ana@', 'Maria', 'MARIA']) {
    expect(everything).not.toContain(secret);
  }
  // Event ids, times and ports are made of digits too: short numbers count where they begin a word.
  expect(everything).not.toMatch(/(?<![\w.:])(4111|987\b)/);
  expect(everything).not.toContain('secret');
  const [event] = events;
  expect(event!.sdk.settings?.infer_ip).toBe('never');
  expect(Object.keys(event!)).not.toContain('user');
});

const withStack = (stack: string) => Object.assign(new Error('broken'), { stack });

test.each<[string, unknown]>([
  ['the name', Object.assign(new Error('broken'), { name: `Card ${CARD}` })],
  ['the message, in pieces', new Error('4111 1111-1111\t1111')],
  ['a line that looks like a frame', withStack(`x\n    at ${CARD} (https://a.b/c.js:1:2)`)],
  ['the path of a file', withStack(`x\n    at pay (https://shop.example/${CARD}/a.js:1:2)`)],
  ['the query of a file', withStack(`x\n    at pay (https://shop.example/a.js?n=${CARD}:1:2)`)],
  ['a key of an object', { [CARD]: 1 }],
  ['errors of an error', new AggregateError([new Error(CARD)], CARD)],
  ['a number', Number(CARD)],
  ['a text of its own', { toString: () => CARD }],
])('a card number leaves not in %s', async (_, error) => {
  const events = await reports.sent(failure(error));
  expect(events).toHaveLength(1);
  const digits = JSON.stringify(events[0]!.exception).replace(/[^\d"]/g, '');
  expect(digits).not.toContain('41111');
});

const withCode = (status: number) => [
  `Request failed with status code ${status}`,
  `request failed with status ${status}`,
  `AxiosError: REQUEST FAILED WITH STATUS CODE ${status}.`,
  `createLead: Request failed with status code ${status} (POST /api/v1/lead)`,
];

const IGNORED: readonly [string, readonly string[]][] = [
  ['[MONITOR-05]', withCode(400)],
  ['[MONITOR-06]', withCode(401)],
  ['[MONITOR-07]', withCode(404)],
  ['[MONITOR-08]', withCode(422)],
  ['[MONITOR-09]', ['401 Unauthorized', 'Error: 401 Unauthorized (GET /x)']],
  ['[MONITOR-10]', ['422 Unprocessable Entity', 'answer: 422 Unprocessable Entity']],
  ['[MONITOR-11]', ['The I/O read operation failed', 'The I/O read operation failed.']],
  ['[MONITOR-12]', ['Failed to fetch', 'Failed to fetch: no answer to POST /api/v2/payment']],
];

test.each(IGNORED)('everyday failures are not sent %s', async (_, messages) => {
  const thrown = messages.map((message) => failure(new TypeError(message)));
  const strings = messages.map((message) => failure(message));
  const fatal = messages.map((message) => failure(new Error(message), { level: 'fatal' }));
  expect(await reports.sent(...thrown, ...strings, ...fatal)).toEqual([]);
});

test.each([
  'Request failed with status code 4040',
  'Request failed with status code 403',
  'Request failed with status 4221',
  'Request failed with status code 1400',
  '1401 Unauthorized',
  '401 Unauthorizedly',
  'Failed to fetch dynamically imported module: https://shop.example/assets/a.js',
  'Prefailed to fetch',
  'The I/O write operation failed',
  'Script error.',
])('what only looks like an everyday failure is sent: %s', async (message) => {
  const events = await reports.sent(failure(new Error(message), callWith()));
  expect(events.map(valueOf)).toEqual([message]);
});

test('a failure in a loop sends 80 events a minute at most', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(6_000_000);
  const channel = reports.open();
  for (let n = 0; n < 200; n++) {
    channel(failure(new Error(`number ${n}`)));
    await flush();
  }
  expect(reports.collector.events()).toHaveLength(80);
  now.mockReturnValue(6_060_000);
  channel(failure(new Error('a minute later')));
  await flush();
  expect(reports.collector.events()).toHaveLength(81);
});

test.each([
  ['refuses', { status: 403, body: 'no' }],
  ['fails', { status: 500, body: '<h1>500</h1>' }],
  ['answers nonsense', { status: 200, headers: { 'retry-after': 'soon' }, body: '{"id":' }],
  ['closes the connection', { body: 'cut' as const }],
  ['redirects', { status: 302, headers: { location: '/elsewhere' } }],
])('an endpoint that %s is not heard of [CALL-36]', async (_, answer) => {
  const methods = ['error', 'warn', 'log', 'info', 'debug'] as const;
  const consoles = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => {}));
  reports.collector.answerWith(answer);
  expect(await reports.sent(failedWith(500), failure(new Error('broken')))).toHaveLength(2);
  for (const one of consoles) expect(one).not.toHaveBeenCalled();
});

test('an endpoint that never answers is waited for 10 s, by 20 reports at most [CALL-36]', async () => {
  const giveUps: (() => void)[] = [];
  const later = setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms: number) =>
    ms === 10_000 ? giveUps.push(run) : later(run, ms)) as never);
  reports.collector.answerWith({ body: 'never' });
  const channel = reports.open();
  for (let n = 0; n < 70; n++) channel(failure(new Error(`number ${n}`)));
  await vi.waitFor(() => expect(reports.collector.waiting()).toBe(20), 20_000);
  expect(giveUps).toHaveLength(20);
  for (const giveUp of giveUps) giveUp();
  expect(await flush(5_000)).toBe(true);
  expect(reports.collector.events()).toHaveLength(20);
  await vi.waitFor(() => expect(reports.collector.waiting()).toBe(0), 20_000);
});

test('an answer without end is not read [CALL-36]', async () => {
  reports.collector.answerWith({ body: 'endless' });
  await reports.sent(failure(new Error('broken')));
  await vi.waitFor(() => expect(reports.collector.waiting()).toBe(0), 5_000);
});

test.each([
  ['Retry-After', { status: 429, headers: { 'retry-after': '60' } }],
  ['X-Sentry-Rate-Limits', { status: 200, headers: { 'x-sentry-rate-limits': '60:error:key' } }],
  ['429 alone', { status: 429 }],
])('an endpoint that asks for a pause by %s gets one', async (_, answer) => {
  reports.collector.answerWith(answer);
  const channel = reports.open();
  channel(failure(new Error('first')));
  await flush();
  channel(failure(new Error('second')));
  await flush();
  expect(reports.collector.events().map(valueOf)).toEqual(['first']);
});
