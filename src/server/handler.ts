import { Hono } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { createClient } from '../api/client.ts';
import { VISIT_PATH } from '../contract/visit-cookie.ts';
import { createProductAnswers } from './answers/product-answers.ts';
import { speakingBrand, withClosedBrands } from './closed-brands.ts';
import type { AppContext, Handler, HandlerDeps, ServerApp } from './deps.ts';
import { removeVisitCookie } from './forms/visit-cookie.ts';
import { createFiles, isFilePath } from './http/files.ts';
import { commonHeaders } from './http/headers.ts';
import { isFromOwnPage } from './http/own-origin.ts';
import { compressDocuments } from './node/compress-documents.ts';
import { createVisitSeal } from './node/visit-seal.ts';
import { consoleLog, errorFields, logOnce, safeLog } from './observation/log.ts';
import { createMetrics } from './observation/metrics.ts';
import { observe } from './observation/observe.ts';
import { routeOf } from './observation/route-of.ts';
import { captchaHost } from './pages/captcha-document.ts';
import { toGenericError } from './pages/error-page.ts';
import { createPageCache } from './pages/page-cache.ts';
import { answerPage, type PageContext } from './pages/page.ts';
import { answerRoot } from './pages/root.ts';
import { failure } from './proxy/own-answer.ts';
import { createProxy } from './proxy/proxy.ts';
import type { Settings } from './settings/settings.ts';

async function onPageError(error: Error, c: AppContext, deps: HandlerDeps) {
  const { template } = routeOf(c.req.raw);
  c.var.record.log('error', 'A page could not be answered.', { template, ...errorFields(error) });
  if (c.req.path.startsWith('/api/')) return failure(502, 'What became of the call is unknown.');
  if (template !== '/generic-error') return toGenericError(c);
  const loaded = await speakingBrand(deps)
    .then(deps.loadBrand)
    .catch(() => undefined);
  return c.text(loaded?.brand.texts['error.general'] ?? 'Internal Server Error', 500);
}

/** The server, in any number of copies: between two requests it keeps counts, answers and pages, and nothing of a buyer. */
export function createHandler(settings: Settings, given: HandlerDeps): Handler {
  const log = safeLog(given.log ?? consoleLog);
  const { captcha, metricsToken } = settings;
  const metrics = createMetrics(metricsToken && settings.appVersion);
  const deps = {
    ...given,
    loadBrand: withClosedBrands(given.loadBrand, log, given.closedBrands),
  };
  const proxy = createProxy(settings, deps.upstream, metrics);
  const answers = createProductAnswers(settings.answersMs);
  const files = createFiles(deps.files ?? []);
  const ofPages: PageContext = {
    settings,
    deps,
    metrics,
    logOnce: logOnce(log),
    answers,
    pages: createPageCache(),
    seal: createVisitSeal(settings.visitKeys),
    /** On the server side calls go to the local server, answered in the process. */
    clientOf: ({ var: { record }, env: { address } }, headers) =>
      createClient({
        baseUrl: `http://localhost:${settings.port}`,
        fetch: (url, init) =>
          proxy(
            new Request(url, { ...init, headers: { ...headers, ...init.headers } }),
            record,
            address,
          ),
        appVersion: settings.appVersion,
        // A page asks once more by itself.
        retryPausesMs: [],
      }),
  };

  const app = new Hono<ServerApp>();
  app.use(observe(log, metrics), commonHeaders(settings), compressDocuments);
  if (captcha) app.use(captchaHost(captcha, deps.clientAssets, files));
  app.get('/healthcheck', (c) => c.text('ok'));
  app.get('/readiness', (c) =>
    deps.isReady?.() === false ? c.text('stopping', 503) : c.text('ok'),
  );
  app.all('/api/*', (c) => proxy(c.req.raw, c.var.record, c.env.address));
  if (settings.sandbox) {
    const paths = ['/sandbox', '/sandbox/*'];
    app.on(['GET', 'POST', 'DELETE'], paths, (c) => deps.upstream(c.req.raw));
  }
  app.get('/metrics', async (c) => {
    const asked = c.req.header('authorization') ?? '';
    const mayRead = metricsToken && (await timingSafeEqual(asked, `Bearer ${metricsToken}`));
    // Others do not even learn that they are there.
    if (!mayRead) return c.text('Not Found', 404);
    metrics.breakerOpen.set(answers.isOpen() ? 1 : 0);
    const { registry } = metrics;
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  // The program of a page has taken the visit over.
  app.delete(VISIT_PATH, (c) => {
    if (!isFromOwnPage(c.req.raw, settings.publicOrigin)) return c.body(null, 403);
    removeVisitCookie(c, settings);
    return c.body(null, 204);
  });
  app.get('/', (c) => answerRoot(c, settings, deps));
  app.get('*', (c, next) => (isFilePath(c.req.path) ? files.fetch(c.req.raw) : next()));
  app.on(['GET', 'POST'], '*', (c) => answerPage(c, ofPages));
  app.notFound((c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD, POST' }));
  app.onError((error, c) => onPageError(error, c, deps));
  return async (request, connection = {}) => app.fetch(request, connection);
}
