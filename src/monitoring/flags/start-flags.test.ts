// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  aService,
  answer,
  FIVE_MINUTES,
  FLAG,
  isMetrics,
  noAnswer,
  pass,
  read,
  setUpFlags,
  start,
  toggle,
  URL_OF_SERVICE,
  type Sent,
  type Service,
} from '../../../tests/fakes/flag-documents.ts';

setUpFlags();

test('[SELLER-07] [CALL-32] one GET at start carries the context in its query, and nothing of the buyer', async () => {
  const service = aService(async () => answer(true));
  expect(await read(start())).toBe(true);
  const [{ address, method, headers, init }, ...more] = service.sent as [Sent];
  expect(more).toEqual([]);
  expect([method, address.origin + address.pathname]).toEqual(['GET', URL_OF_SERVICE]);
  const { sessionId, ...context } = Object.fromEntries(address.searchParams);
  expect(context).toEqual({
    appName: 'guiche',
    environment: 'test',
    'properties[product]': 'ALFA-1',
    'properties[brand]': 'ALFA',
    'properties[area]': 'BR',
  });
  expect(sessionId).toMatch(/^\d+$/);
  expect(headers.authorization).toBe('default:test.key');
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(Object.keys(headers).join()).not.toMatch(/appversion/i);
});

test('[CALL-33] where the setting says so the context is the body of a POST', async () => {
  const service = aService(async () => answer(true));
  await read(start({}, { sendsBody: true }));
  const [{ address, method, body }, ...more] = service.sent as [Sent];
  expect(more).toEqual([]);
  expect([method, address.href]).toEqual(['POST', URL_OF_SERVICE]);
  expect(body).toEqual({
    context: {
      sessionId: expect.stringMatching(/^\d+$/) as string,
      appName: 'guiche',
      environment: 'test',
      properties: { product: 'ALFA-1', brand: 'ALFA', area: 'BR' },
    },
  });
});

test('[SELLER-08] [CONST-02] flags are refreshed every 300 s, and then have the new answer', async () => {
  const service = aService(async () => answer(false));
  const started = start();
  expect(await read(started)).toBe(false);
  service.answers = async () => answer(true);
  await pass(FIVE_MINUTES - 1);
  expect(service.sent.filter((one) => !isMetrics(one))).toHaveLength(1);
  await pass(1);
  const [, second] = service.sent.filter((one) => !isMetrics(one));
  expect(second!.headers['if-none-match']).toBe('"1"');
  expect(await read(started)).toBe(true);
  await pass(FIVE_MINUTES);
  expect(service.sent.filter((one) => !isMetrics(one))).toHaveLength(3);
});

test('[CALL-34] [CONST-02] every 300 s the path client/metrics gets how often a flag was used', async () => {
  const service = aService(async () => answer(true));
  const started = start();
  await read(started);
  await read(started);
  await pass(FIVE_MINUTES - 1);
  expect(service.sent.filter(isMetrics)).toEqual([]);
  await pass(1);
  const [{ address, method, body, headers }] = service.sent.filter(isMetrics) as [Sent];
  expect([method, address.href]).toEqual(['POST', `${URL_OF_SERVICE}/client/metrics`]);
  expect(body).toMatchObject({
    appName: 'guiche',
    bucket: { toggles: { [FLAG]: { yes: 2, no: 0, variants: {} } } },
  });
  expect(headers.authorization).toBe('default:test.key');
  await read(started);
  await pass(FIVE_MINUTES);
  const [, second] = service.sent.filter(isMetrics);
  expect(second!.body).toMatchObject({ bucket: { toggles: { [FLAG]: { yes: 1, no: 0 } } } });
});

test('a slow service keeps nobody waiting; its answer counts for the next that asks', async () => {
  aService(() => new Promise((resolve) => setTimeout(() => resolve(answer(true)), 5000)));
  const started = start();
  let first: boolean | undefined;
  void started.flags.read('fixedSchool').then((isOn) => (first = isOn));
  await pass(1999);
  expect(first).toBeUndefined();
  await pass(1);
  expect(first).toBe(false);
  await pass(3000);
  expect(await read(started)).toBe(true);
});

test('after a reload the last known flags of the product are there at once, from the session alone', async () => {
  aService(async () => answer(true));
  await read(start());
  aService(noAnswer);
  expect(await read(start())).toBe(true);
  expect(localStorage).toHaveLength(0);
  const another = start({ productCode: 'ALFA-2' }).flags.read('fixedSchool');
  sessionStorage.clear();
  const empty = start().flags.read('fixedSchool');
  await pass(2000);
  expect([await another, await empty]).toEqual([false, false]);
});

const FAILURES: [string, Service, RegExp][] = [
  ['500', async () => new Response('', { status: 500 }), /answered with 500/],
  ['a token that is not valid', async () => new Response('', { status: 401 }), /with 401/],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to fetch/],
  ['nothing for 10 s', noAnswer, /Not done within 10000 ms/],
  ['HTML', async () => new Response('<html>'), /not a list of flags/],
  ['JSON of another shape', async () => new Response('{"toggles":{"a":1}}'), /not a list/],
  ['null', async () => new Response('null'), /not a list of flags/],
];

test.each(FAILURES)(
  'a refresh that brings %s keeps the last known flags, and is reported once',
  async (_title, failure, words) => {
    const service = aService(async () => answer(true));
    const started = start();
    expect(await read(started)).toBe(true);
    service.answers = failure;
    await pass(3 * FIVE_MINUTES + 10_000);
    expect(service.sent.filter((one) => !isMetrics(one))).toHaveLength(4);
    expect(await read(started)).toBe(true);
    expect(started.report).toHaveBeenCalledTimes(1);
    expect(String(started.report.mock.calls[0]![0])).toMatch(words);
  },
);

test('a tab that is offline asks nobody, and one that is hidden reports nothing', async () => {
  const service = aService(async () => answer(true));
  const started = start();
  await read(started);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await pass(FIVE_MINUTES);
  expect(service.sent).toHaveLength(1);
  isOnline.mockReturnValue(true);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  service.answers = () => Promise.reject(new TypeError('Failed to fetch'));
  await pass(FIVE_MINUTES);
  expect(service.sent.filter((one) => !isMetrics(one))).toHaveLength(2);
  expect(started.report).not.toHaveBeenCalled();
});

test.each([
  ['a flag that the program does not ask for', [toggle(true, 'other')], false],
  ['a flag that is on in words only', [toggle('true')], false],
  ['entries of any kind', [null, 7, 'x', [], {}, { name: 1 }, toggle(true)], true],
])('%s does no harm', async (_title, toggles, isOn) => {
  aService(async () => new Response(JSON.stringify({ toggles })));
  expect(await read(start())).toBe(isOn);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('other');
});
