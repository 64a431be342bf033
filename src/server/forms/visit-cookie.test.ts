import { expect, test } from 'vitest';
import { serverWith } from '../server-test-kit.ts';
import { newVisitKey } from '../settings/settings.ts';

const FORM = { 'sec-fetch-site': 'same-origin' };
const ADDRESS = '/lead?product=BETA';

function serverOf(isSecure: boolean) {
  const { get, post, pages } = serverWith({
    settings: { visitKeys: [newVisitKey()], isSecure },
    answerForm: async () => ({ kind: 'left', path: '/payment', entries: [['dataLead', 'Ana']] }),
  });
  const written = async () =>
    (await post(ADDRESS, new URLSearchParams({ name: 'Ana' }), FORM)).headers.get('set-cookie')!;
  const visitOf = async (cookie: string) => {
    await get(ADDRESS, { cookie: `a=b; ${cookie.split(';')[0]}` });
    return pages.at(-1)!.visit;
  };
  return { written, visitOf };
}

test('it is a session cookie that neither scripts nor other sites get, Secure on https', async () => {
  const written = await serverOf(true).written();
  expect(written).toMatch(/^__Host-guiche-visit=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(await serverOf(false).written()).toMatch(
    /^guiche-visit=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('on https a cookie that another host of the domain has set is not a visit', async () => {
  const { written, visitOf } = serverOf(true);
  const cookie = await written();
  expect(await visitOf(cookie)).toEqual({ dataLead: 'Ana' });
  // Browsers keep the prefix for cookies without a domain (RFC 6265bis, section 4.1.3).
  expect(await visitOf(cookie.replace('__Host-', ''))).toBeUndefined();
});
