// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  aService,
  answer,
  FIVE_MINUTES,
  isMetrics,
  noAnswer,
  pass,
  read,
  setUpFlags,
  start,
  toggle,
  type Service,
} from '../../../tests/fakes/flag-documents.ts';

setUpFlags();

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
