import { Hono, type Context, type HonoRequest } from 'hono';
import { createClient } from '../api/client.ts';
import { parseLink } from '../flow/link.ts';
import { compressDocuments } from './http/compress.ts';
import type { Connection, Handler, HandlerDeps } from './deps.ts';
import { commonHeaders } from './http/headers.ts';
import { createAnswerCache } from './pages/answer-cache.ts';
import { createBreaker } from './pages/breaker.ts';
import { closeBrokenBrands, speakingBrand } from './pages/closed-brands.ts';
import { createFlowProblemLog } from './pages/flow-problem-log.ts';
import { answerPage, toGenericError, type PageContext } from './pages/page.ts';
import { captchaHost, isForCaptcha } from './pages/captcha-document.ts';
import { createProxy } from './proxy/proxy.ts';
import { answerRoot } from './pages/root.ts';
import type { Settings } from './settings.ts';
import { decodedPath, isFilePath, serveFile } from './http/static-files.ts';

const NOT_KEPT = { 'cache-control': 'no-store' };

const linkOf = ({ url }: HonoRequest) => parseLink(new URL(url).search);

/** Section 8's general text in a brand's words, or in English where no brand can be loaded. */
async function generalText(deps: HandlerDeps): Promise<string> {
  const loaded = await speakingBrand(deps).then(deps.loadBrand, () => undefined);
  return loaded?.brand.texts['error.general'] ?? 'Internal Server Error';
}

/** Redirects a page that cannot be drawn to the error page; where that one failed, answers in plain text. */
async function onPageError(error: Error, { req }: Context, deps: HandlerDeps): Promise<Response> {
  const { pathname } = new URL(req.url);
  console.error(`${pathname} could not be answered:`, error);
  if (pathname !== '/generic-error') return toGenericError(linkOf(req));
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(await generalText(deps), { status: 500, headers });
}

/**
 * The whole server as one function (design: any number of copies behind any load balancer, on any
 * runtime that knows Request and Response). Between two requests it keeps counts (of the rate limits, of
 * calls under way, of pages that the upstream left without an answer), the last answers about products, and
 * what it has logged about flows of a config, so as to log it once.
 */
export function createHandler(settings: Settings, given: HandlerDeps): Handler {
  const deps = { ...given, loadBrand: closeBrokenBrands(given.loadBrand) };
  const app = new Hono<{ Bindings: Connection }>();
  /** On the server side calls go to the local server (section 7), answered in the process (D-135). */
  const clientOf = (connection: Connection) =>
    createClient({
      baseUrl: `http://localhost:${settings.port}`,
      fetch: async (url, init) => app.fetch(new Request(url, init), connection),
      appVersion: settings.appVersion,
      // A page asks once more by itself (D-185).
      retryPausesMs: [],
    });
  const proxy = createProxy(settings, deps.upstream);
  const breaker = createBreaker();
  const logFlowProblems = createFlowProblemLog();
  const cache = createAnswerCache();
  const contextOf = (connection: Connection): PageContext => ({
    settings,
    deps,
    client: clientOf(connection),
    breaker,
    logFlowProblems,
    cache,
  });

  app.use(commonHeaders(settings.isSecure), compressDocuments(deps.compress));
  app.get('/healthcheck', (c) => c.text('ok', 200, NOT_KEPT));
  app.get('/readiness', (c) =>
    deps.isReady?.() === false ? c.text('stopping', 503, NOT_KEPT) : c.text('ok', 200, NOT_KEPT),
  );
  app.all('/api/*', (c) => proxy(c.req.raw, c.env));
  if (settings.sandbox) {
    const methods = ['GET', 'POST', 'DELETE'];
    app.on(methods, ['/sandbox', '/sandbox/*'], (c) => deps.upstream(c.req.raw));
  }
  app.get('/', (c) => answerRoot(linkOf(c.req), settings, deps));
  app.get('*', async (c, next) => {
    const path = decodedPath(new URL(c.req.url).pathname);
    const file = path === undefined ? undefined : await deps.staticFile(path);
    if (file) return serveFile(c.req.raw, file);
    if (path !== undefined && isFilePath(path)) {
      // Kept by a proxy, it would hide the file from everybody once a deploy has brought it.
      return c.text('Not Found', 404, NOT_KEPT);
    }
    return next();
  });
  app.on(['GET', 'POST'], '*', (c) => answerPage(c.req.raw, linkOf(c.req), contextOf(c.env)));
  app.notFound((c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD, POST' }));
  app.onError((error, c) => onPageError(error, c, deps));

  const { captcha } = settings;
  const answerCaptcha = captcha && captchaHost({ captcha, isSecure: settings.isSecure }, deps);
  return async (request, connection = {}) =>
    answerCaptcha && isForCaptcha(captcha, request)
      ? answerCaptcha(request)
      : app.fetch(request, connection);
}
