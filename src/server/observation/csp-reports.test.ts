import { expect, test } from 'vitest';
import { ORIGIN, serverWith, settingsWith } from '../server-test-kit.ts';
import { createCspReports } from './csp-reports.ts';
import type { Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { observedServer } from './observation-test-kit.ts';

const OLD = { 'content-type': 'application/csp-report' };
const NEW = { 'content-type': 'application/reports+json' };
const oldReport = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${ORIGIN}/payment/inv-1?email=ana@example.com&cvv=123`,
      referrer: 'https://mail.example/ana@example.com',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'original-policy': "default-src 'none'",
      'blocked-uri': 'https://evil.example/skim.js?card=4111111111111111',
      'source-file': `${ORIGIN}/payment/inv-1`,
      'script-sample': 'send("4111111111111111")',
      ...changes,
    },
  });
const newReport = (changes: Record<string, unknown> = {}, type = 'csp-violation') => ({
  age: 1,
  type,
  url: `${ORIGIN}/lead?email=ana@example.com`,
  user_agent: 'Phone/1',
  body: {
    documentURL: `${ORIGIN}/lead?email=ana@example.com`,
    effectiveDirective: 'img-src',
    blockedURL: 'https://evil.example/x.png?card=4111111111111111',
    sample: '4111111111111111',
    ...changes,
  },
});

const sendTo =
  (server: ReturnType<typeof observedServer>) =>
  (body: BodyInit, headers: Record<string, string> = OLD, address = '203.0.113.9') =>
    server.send('/csp-reports', { method: 'POST', body, headers }, { address });
const reported = ({ lines }: ReturnType<typeof observedServer>) =>
  lines.filter(({ level }) => level === 'warn');

test('a report of a browser is one line: directive, origin of what was stopped, template', async () => {
  const server = observedServer();
  const headers = { ...OLD, origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  const response = await sendTo(server)(oldReport(), headers);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(reported(server)).toEqual([
    {
      level: 'warn',
      msg: 'The policy of a page has stopped something.',
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      template: '/payment/[id]',
    },
  ]);
  const found = await server.samples();
  const counted = 'guiche_csp_reports_total{directive=script-src-elem,outcome=logged}';
  expect(found.get(counted)).toBe(1);
});

test('reports of the Reporting API come several at a time, without Sec-Fetch-Site', async () => {
  const server = observedServer();
  const body = [
    newReport(),
    newReport({ effectiveDirective: 'script-src-elem', blockedURL: 'inline' }),
    newReport({}, 'deprecation'),
    'no report',
  ];
  const response = await sendTo(server)(JSON.stringify(body), { ...NEW, origin: ORIGIN });
  expect(response.status).toBe(204);
  const seen = reported(server).map(({ directive, blocked, template }) => [
    directive,
    blocked,
    template,
  ]);
  expect(seen).toEqual([
    ['img-src', 'https://evil.example', '/lead'],
    ['script-src-elem', 'inline', '/lead'],
  ]);
});

test.each<[Record<string, unknown>, object]>([
  [{ 'blocked-uri': 'data' }, { blocked: 'data:' }],
  [{ 'blocked-uri': 'data:text/html,4111111111111111' }, { blocked: 'data:' }],
  [{ 'blocked-uri': 'chrome-extension://abcdef/x.js' }, { blocked: 'chrome-extension:' }],
  [{ 'blocked-uri': 'trusted-types-sink' }, { blocked: 'trusted-types-sink' }],
  [{ 'blocked-uri': 'my card is 4111111111111111' }, { blocked: 'other' }],
  [{ 'blocked-uri': 7 }, { blocked: 'other' }],
  [
    { 'blocked-uri': 'https://4111111111111111.evil.example/' },
    { blocked: 'https://[number].evil.example' },
  ],
  [{ 'blocked-uri': `https://${'a'.repeat(200)}.example` }, { blocked: 'other' }],
  [{ 'effective-directive': 'script-src https://x.example' }, { directive: 'script-src' }],
  [{ 'effective-directive': '4111111111111111' }, { directive: 'other' }],
  [{ 'effective-directive': undefined }, { directive: 'script-src-elem' }],
  [{ 'document-uri': `${ORIGIN}/captcha?parent=x` }, { template: '/captcha' }],
  [{ 'document-uri': `${ORIGIN}/ana@example.com` }, { template: 'other' }],
  [{ 'document-uri': 'about' }, { template: 'other' }],
])('%j is read as %o', async (changes, expected) => {
  const server = observedServer();
  await sendTo(server)(oldReport(changes));
  expect(reported(server)).toMatchObject([expected]);
});

test.each([
  ['no JSON', '{', OLD],
  ['another type', oldReport(), { 'content-type': 'application/json' }],
  ['a list of another kind', '[1,null,{"type":"csp-violation"}]', NEW],
  ['an empty body', '', OLD],
  ['more than 16 KB', oldReport({ sample: 'x'.repeat(17_000) }), OLD],
  ['another site', oldReport(), { ...OLD, 'sec-fetch-site': 'cross-site' }],
  ['another origin', oldReport(), { ...OLD, origin: 'https://evil.example' }],
])('%s is 204 as well, is counted, and leaves no line', async (_, body, headers) => {
  const server = observedServer();
  const response = await sendTo(server)(body, headers);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(reported(server)).toEqual([]);
  const found = await server.samples();
  expect(found.get('guiche_csp_reports_total{directive=other,outcome=dropped}')).toBe(1);
});

/** The endpoint by itself, with a clock of the test's; `lines` are the blocked sources that were logged. */
function endpoint() {
  // To lru-cache a time of 0 is none.
  const clock = { now: 1 };
  const lines: unknown[] = [];
  const log: Log = (_, __, fields) => lines.push(fields?.blocked);
  const metrics = createMetrics();
  const counted = async () => {
    const { values } = await metrics.cspReports.get();
    return values.filter(({ value }) => value > 0);
  };
  const take = createCspReports(settingsWith(), { log, metrics }, () => clock.now);
  const send = (blocked: string, address: string) => {
    const body = oldReport({ 'blocked-uri': `https://${blocked}.example` });
    const request = new Request(`${ORIGIN}/csp-reports`, { method: 'POST', body, headers: OLD });
    return take(request, { address });
  };
  return { clock, lines, counted, send };
}

test('thousands of reports of all kinds from all sides leave a bounded log', async () => {
  const { clock, lines, counted, send } = endpoint();
  for (let at = 0; at < 2_500; at++) {
    clock.now = 1 + at * 40;
    await send(`e${at}`, `203.${at % 250}.${Math.floor(at / 250)}.9`);
  }
  // In 100 s: two minutes' lines.
  expect(lines.length).toBe(120);
  const counts = await counted();
  expect(counts.reduce((sum, { value }) => sum + value, 0)).toBe(2_500);
  const names = counts.map(({ labels }) => `${labels.directive} ${labels.outcome}`);
  expect(names.sort()).toEqual([
    'other dropped',
    'script-src-elem dropped',
    'script-src-elem logged',
  ]);
});

test('the same report is one line a minute; other senders are still heard when one is too loud', async () => {
  const { clock, lines, send } = endpoint();
  for (let at = 0; at < 100; at++) await send('loud', '203.0.113.1');
  await send('after-limit', '203.0.113.1');
  await send('other', '203.0.113.2');
  expect(lines).toEqual(['https://loud.example', 'https://other.example']);
  clock.now = 60_002;
  await send('loud', '203.0.113.1');
  expect(lines.slice(2)).toEqual(['https://loud.example']);
});

test.each(['/lead?product=BETA', '/'])('the document %s says where to report', async (path) => {
  const { headers } = await serverWith().get(path);
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/csp-reports$/);
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
});
