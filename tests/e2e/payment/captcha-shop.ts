import { Hono } from 'hono';
import { freePort, serveLocally } from '../support/collectors/local-server.ts';
import { test as base } from '../support/own-server.ts';

/**
 * A provider as its customers see it: registered for one host, with a memory of its own where the browser gives it
 * one. Chromium denies storage to the frame of another site.
 */
const tokenScript = (host: string, body: string) => `
  const counted = () => {
    try {
      const n = Number(localStorage.getItem('tokens') ?? 0) + 1;
      localStorage.setItem('tokens', String(n));
      return n;
    } catch {
      return 1;
    }
  };
  export async function token(action, challenge) {
    if (location.hostname !== ${JSON.stringify(host)}) throw new Error('unregistered host');
    const n = counted();
    ${body}
    return action + '-' + n;
  }`;

/** Names below localhost lead to this machine; an operator's captcha stands beside the shop, on the same site. */
const SITE = 'shop.localhost';
/** The host that the provider knows. */
const HOST = `captcha.${SITE}`;

interface Provider {
  origin: string;
  /** Fate of a token's request. */
  body: string;
}

interface CaptchaFixtures {
  provider: Provider;
  /** The captcha has an origin of its own at the port of the shop. */
  port: number;
}

/** The product where an operator has named a captcha of `provider`. */
export const test = base.extend<object, CaptchaFixtures>({
  provider: [
    async ({}, use) => {
      const provider: Provider = { origin: '', body: '' };
      const headers = {
        'content-type': 'text/javascript',
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
      };
      const app = new Hono().get('*', (c) =>
        c.body(tokenScript(HOST, provider.body), 200, headers),
      );
      const { origin, close } = await serveLocally(app);
      provider.origin = origin;
      await use(provider);
      close();
    },
    { scope: 'worker' },
  ],
  port: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  settings: [
    ({ provider, port }, use) =>
      use({
        PORT: String(port),
        CAPTCHA_SCRIPT: `${provider.origin}/token.js`,
        CAPTCHA_ORIGIN: `http://${HOST}:${port}`,
      }),
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.origin.replace('localhost', `pay.${SITE}`)),
  // Browsers know names below localhost, Node.js does not.
  request: async ({ playwright, server }, use) => {
    const request = await playwright.request.newContext({ baseURL: server.origin });
    await use(request);
    await request.dispose();
  },
});
