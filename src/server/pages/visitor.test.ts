import { expect, test } from 'vitest';
import { serverWith } from '../server-test-kit.ts';

test('homologacao=on sets the session cookie and selects homologation', async () => {
  const { get, pages } = serverWith({ settings: { environment: 'test' } });
  const response = await get('/lead?product=BETA&homologacao=on');
  expect(response.headers.get('set-cookie')).toBe('homologacao=on; Path=/; SameSite=Lax');
  expect(pages[0]!.environment).toBe('homolog');
});

test('the homologation cookie alone selects homologation; the e-mail cookie shows that there is a lead', async () => {
  const { get, pages } = serverWith({ settings: { environment: 'test' } });
  const response = await get('/lead?product=BETA', {
    cookie: 'homologacao=on; email=a%40b.example',
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(pages[0]).toMatchObject({ environment: 'homolog', hasLead: true });
});

test.each([
  ['/lead?product=BETA&homologacao=on', ''],
  ['/lead?product=BETA', 'homologacao=on'],
])('in production %s with the cookie "%s" changes nothing', async (path, cookie) => {
  const { get, pages } = serverWith({
    settings: { environment: 'production', allowHomologation: false },
  });
  const response = await get(path, { cookie });
  expect(pages[0]!.environment).toBe('production');
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('where buyers come over https the homologation cookie travels on https only', async () => {
  const { handler } = serverWith({ settings: { isSecure: true } });
  const address = 'https://checkout.example/lead?product=BETA&homologacao=on';
  const response = await handler(new Request(address));
  expect(response.headers.get('set-cookie')).toMatch(/; Secure;/);
});
