import { expect, test } from 'vitest';
import { serverWith } from '../server-test-kit.ts';

const LEAD = '/lead?product=BETA';
const LINK = '&homologacao=on';
const SET = 'homologacao=on; Path=/; SameSite=Lax';
const SECURE = 'homologacao=on; Path=/; Secure; SameSite=Lax';
const PRODUCTION = { allowHomologation: false };

test.each([
  ['the link sets the session cookie', {}, LINK, '', 'homolog', SET],
  ['the cookie alone selects it', {}, '', 'homologacao=on', 'homolog', null],
  ['over https it travels on https only', { isSecure: true }, LINK, '', 'homolog', SECURE],
  ['in production the link changes nothing', PRODUCTION, LINK, '', 'test', null],
  ['nor does the cookie', PRODUCTION, '', 'homologacao=on', 'test', null],
])('homologation: %s', async (_, settings, query, cookie, environment, set) => {
  const { get, pages } = serverWith({ settings: { environment: 'test', ...settings } });
  const response = await get(LEAD + query, { cookie });
  expect(response.headers.get('set-cookie')).toBe(set);
  expect(pages[0]).toMatchObject({ environment, hasLead: false });
});

test('the e-mail cookie shows that there is a lead', async () => {
  const { get, pages } = serverWith();
  await get(LEAD, { cookie: 'email=a%40b.example' });
  expect(pages[0]!.hasLead).toBe(true);
});
