import { expect, test } from 'vitest';
import { serverWith } from '../server-test-kit.ts';

const PATH = '/.well-known/security.txt';

/** The fields of a file of RFC 9116. */
const fieldsOf = (text: string) =>
  new Map(
    text.split('\n').flatMap((line) => (line ? [line.split(': ', 2) as [string, string]] : [])),
  );

test('who finds a hole learns where to report it, for less than a year (RFC 9116)', async () => {
  const securityContact = 'mailto:security@example.com';
  const publicOrigin = 'https://checkout.example.com';
  const { get } = serverWith({ settings: { securityContact, publicOrigin } });
  const response = await get(PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const fields = fieldsOf(await response.text());
  expect(fields.get('Contact')).toBe(securityContact);
  expect(fields.get('Canonical')).toBe(publicOrigin + PATH);
  const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('without SECURITY_CONTACT there is no such file', async () => {
  const response = await serverWith().get(PATH);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
