import { afterAll, expect, test } from 'vitest';
import { smallestBackend } from '../../docs/upstream/smallest-backend.ts';
import { serveLocally } from '../../tests/e2e/support/collectors/local-server.ts';
import { checked } from '../../tests/walk/brands.ts';
import { heard } from '../command-line-test-kit.ts';
import { checkUpstreamCommand, type Surroundings } from './command.ts';
import { brandsOf } from './delivered-brands.ts';

const backend = smallestBackend(async () => true);
const { origin, close } = await serveLocally(backend);
afterAll(close);

const SURROUNDINGS = {
  onInterrupt: () => {},
  loadBrands: () => brandsOf(checked),
  limits: { calls: 100, ms: 60_000, callsPerSecond: 1000 },
};
const run = (args: readonly string[], more: Partial<Surroundings> = {}) =>
  heard((output) => checkUpstreamCommand(args, { ...output, ...SURROUNDINGS, ...more }));

const CARD = ['--card', '4242424242424242 08/31 123'];

test.each([
  [[], 'Name one address.'],
  [['https://a.example', 'https://b.example'], 'Name one address.'],
  [['nowhere'], "The address 'nowhere' is 'nowhere' but must be an address"],
  [['http://api.example.com'], 'cards would travel unencrypted'],
  [['https://a.example', '--lang', 'fr'], "There is no --lang 'fr'."],
  [['https://a.example', '--format', 'xml'], "There is no --format 'xml'."],
  [['https://a.example', '--loud'], "Unknown option '--loud'"],
  [['https://a.example', '--write', ...CARD], '--write needs --brands'],
  [['https://a.example', '--write', '--brands', 'MS'], 'and a test card'],
  [['https://a.example', '--brands', 'NOBODY'], "There is no brand 'NOBODY' here."],
])('%j cannot begin: %s', async (args, words) => {
  const { code, out, err } = await run(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(words);
});

test('a backend that sells ends with 0, and one that does not with 1', async () => {
  const { code, out } = await run([origin, '--brands', 'ms', '--lang', 'pt']);
  expect([code, out]).toEqual([0, expect.stringContaining('Tudo o que foi perguntado vende: 1')]);
  const other = await run([origin, '--brands', 'wup-mz']);
  expect([other.code, other.out]).toEqual([1, expect.stringContaining('SELLS LESS')]);
});

test('an interrupt still prints a report', async () => {
  const onInterrupt = (stop: () => void) => stop();
  const { code, out } = await run([origin], { onInterrupt });
  expect(code).toBe(2);
  expect(out).toContain('The check was interrupted');
});

test('nothing is written until the upstream or a person says that it is for tests', async () => {
  const args = [origin, '--brands', 'MS', '--write', ...CARD, '--charges', `${origin}/charges`];
  const { host } = new URL(origin);
  const charges = async () => (await (await backend.request('/charges')).json()) as unknown[];
  for (const ask of [undefined, async () => 'yes']) {
    const { code, out } = await run(args, { ask });
    expect([code, out]).toEqual([2, expect.stringContaining('Nothing was written')]);
  }
  expect(await charges()).toEqual([]);
  const { code, out } = await run(args, { ask: async () => host });
  expect(code).toBe(0);
  expect(out).toContain('Charges that the upstream reports: 2; expected: 2.');
  expect(await charges()).toHaveLength(2);
});
