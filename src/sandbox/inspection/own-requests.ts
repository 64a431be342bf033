import type { MiddlewareHandler } from 'hono';

/** Names that lead to this machine; a page elsewhere can point any other name here (DNS rebinding). */
const LOCAL_NAME = /^(?:localhost|.+\.localhost)$/;
const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

const isOwnHost = (hostname: string) => LOCAL_NAME.test(hostname) || IP_ADDRESS.test(hostname);

/** Browsers say where a request comes from; other clients send neither header. */
function comesFromElsewhere(headers: Headers, { host }: URL): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return !URL.canParse(origin) || new URL(origin).host !== host;
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
}

/**
 * Lets through what is asked by this machine's own names or by address, and what its own page sends.
 * Everybody else gets 403: what buyers typed stands here, and every call can be made to fail.
 */
export const onlyOwnRequests: MiddlewareHandler = async (c, next) => {
  const url = new URL(c.req.url);
  if (!isOwnHost(url.hostname)) {
    const message = `The sandbox is inspected as localhost or by an IP address, not as "${url.hostname}".`;
    return c.json({ message }, 403);
  }
  if (c.req.method !== 'GET' && comesFromElsewhere(c.req.raw.headers, url)) {
    return c.json({ message: 'The sandbox is changed by its own page or by a command only.' }, 403);
  }
  return next();
};
