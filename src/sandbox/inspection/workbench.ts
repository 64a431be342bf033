import { Hono, type Context as HonoContext } from 'hono';
import { refusal } from '../sandbox-answer.ts';
import type { InjectedFailure } from '../failures/failure.ts';
import { isKeyModeRule } from '../charges/key-mode.ts';
import { inspectionPage } from './inspection-page.ts';
import { readFailure } from './read-failure.ts';
import { addCapped, forgetAll, type Memory } from '../sandbox-state.ts';
import { onlyOwnRequests } from './own-requests.ts';

/** Neither scripts nor anything from elsewhere; `style` is the source of the page's own style. */
const policyWith = (style: string): string =>
  `default-src 'none'; style-src ${style}; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const isPage = (c: HonoContext): boolean => c.req.header('accept')?.includes('text/html') ?? false;

/** A press of a button returns to the page; any other request gets a short answer. */
const done = (c: HonoContext) => (isPage(c) ? c.redirect('/sandbox', 303) : c.body(null, 204));

async function sentTo(c: HonoContext): Promise<unknown> {
  if (!c.req.header('content-type')?.startsWith('application/json')) return c.req.parseBody();
  return c.req.json().catch(() => undefined);
}

/** The routes by which people and tests inspect the sandbox and make it fail. */
export function workbench(memory: Memory): Hono {
  const { faults: failures, keyModes } = memory.state;
  let lastId = 0;
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    if (!c.res.headers.has('content-security-policy')) {
      c.header('content-security-policy', policyWith("'none'"));
    }
  });

  app.use(onlyOwnRequests);

  const page = (c: HonoContext, notice?: string) => {
    const nonce = crypto.randomUUID();
    c.header('content-security-policy', policyWith(`'nonce-${nonce}'`));
    return c.html(inspectionPage(memory.state, { nonce, notice }), notice ? 400 : 200);
  };

  function takeBack(c: HonoContext) {
    const id = c.req.param('id');
    const index = failures.findIndex((failure) => failure.id === id);
    if (index >= 0) failures.splice(index, 1);
    else if (!isPage(c)) return c.json(refusal(404, `There is no failure "${id}".`).body, 404);
    return done(c);
  }

  const refused = (c: HonoContext, sentence: string) =>
    isPage(c) ? page(c, sentence) : c.json({ message: sentence }, 400);

  app.get('/', (c) => page(c));
  app.get('/state', (c) => c.json(memory.state));
  app.post('/reset', (c) => {
    forgetAll(memory);
    return done(c);
  });
  app.post('/faults', async (c) => {
    const wanted = readFailure(await sentTo(c));
    if ('refusal' in wanted) return refused(c, wanted.refusal);
    lastId += 1;
    const failure: InjectedFailure = { id: `fault-${lastId}`, ...wanted };
    addCapped(failures, failure);
    return isPage(c) ? done(c) : c.json(failure, 201);
  });
  app.post('/keys', async (c) => {
    const rule = await sentTo(c);
    if (!isKeyModeRule(rule)) {
      return refused(c, "POST /sandbox/keys: mode is 'replaying' or 'strict', and match a text.");
    }
    addCapped(keyModes, rule);
    return c.json(rule, 201);
  });
  for (const [path, list] of Object.entries({ '/keys': keyModes, '/faults': failures })) {
    app.delete(path, (c) => {
      list.length = 0;
      return done(c);
    });
  }
  app.delete('/faults/:id', takeBack);
  app.post('/faults/:id/delete', takeBack);
  return app;
}
