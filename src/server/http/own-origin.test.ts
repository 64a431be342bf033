import { expect, test } from 'vitest';
import { isFromOwnPage } from './own-origin.ts';

const HOST = 'http://checkout.example:8080';
const PUBLIC = 'https://buy.example';

test.each<[string, Record<string, string>, boolean]>([
  ['a page of ours', { 'sec-fetch-site': 'same-origin' }, true],
  ['another host of our site', { 'sec-fetch-site': 'same-site', origin: HOST }, false],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, false],
  ['a page of ours in an older browser', { origin: HOST }, true],
  ['a page of ours behind a TLS proxy', { origin: 'https://checkout.example:8080' }, true],
  ['the address that buyers know', { origin: PUBLIC }, true],
  ['another site in an older browser', { origin: 'https://evil.example' }, false],
  ['another port', { origin: 'http://checkout.example' }, false],
  ['a host that begins like ours', { origin: 'http://checkout.example:8080.evil.example' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['no page', {}, false],
  ['a page that claims it by its referer alone', { referer: `${HOST}/payment` }, false],
])('a request from %s', (_, headers, expected) => {
  const request = new Request(`${HOST}/api/v1/lead`, { method: 'POST', headers });
  expect(isFromOwnPage(request, PUBLIC)).toBe(expected);
});

test('without PUBLIC_ORIGIN only the host of the request counts', () => {
  const headers = { origin: PUBLIC };
  expect(isFromOwnPage(new Request(HOST, { method: 'POST', headers }))).toBe(false);
});
