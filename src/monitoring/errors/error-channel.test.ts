import { flush, startSpan } from '@sentry/react';
import { expect, test } from 'vitest';
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

test('a failed call is one issue per method, path template and status [MONITOR-02]', async () => {
  const [event, ...others] = await reports.sent(failedWith(503));
  expect(others).toEqual([]);
  expect(event!.fingerprint).toEqual(['PATCH', '/api/v1/lead/{leadId}', '503']);
});

test('a call without a status is grouped by call and message', async () => {
  const [event] = await reports.sent(failure(new Error('Request timed out'), callWith()));
  expect(event!.fingerprint).toEqual(['PATCH', '/api/v1/lead/{leadId}', '{{ default }}']);
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
