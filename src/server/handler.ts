import { Hono, type Context, type HonoRequest } from 'hono';
import { timingSafeEqual } from 'hono/utils/buffer';
import { createClient } from '../api/client.ts';
import { parseLink } from '../flow/link.ts';
import { VISIT_PATH } from '../contract/visit-cookie.ts';
import { createVisitCookie, forgetVisitCookie } from './forms/visit-cookie.ts';
import type { Handler } from './connection.ts';
import type { HandlerDeps } from './deps.ts';
import { commonHeaders } from './http/headers.ts';
import { compressDocuments } from './node/compress-documents.ts';
import { consoleLog, errorFields, logOnce, safeLog } from './observation/log.ts';
import { createMetrics } from './observation/metrics.ts';
import { observed, type Observed } from './observation/observe.ts';
import { routeOf } from './observation/route-of.ts';
import { speakingBrand, withClosedBrands } from './closed-brands.ts';
import { toGenericError } from './pages/error-page.ts';
import { answerPage } from './pages/page.ts';
import { createPageCache } from './pages/page-cache.ts';
import { createProductAnswers } from './answers/product-answers.ts';
import { captchaHost, isForCaptcha } from './pages/captcha-document.ts';
import { createProxy } from './proxy/proxy.ts';
import { answerRoot } from './pages/root.ts';
import type { Settings } from './settings/settings.ts';
import { createFiles, isFilePath } from './http/files.ts';

type App = { Bindings: Observed };
type AppContext = Context<App>;

const linkOf = ({ url }: HonoRequest) => parseLink(new URL(url).search);

/** Section 8's general text in a brand's words, or in English where no brand can be loaded. */
async function generalText(deps: HandlerDeps): Promise<string> {
  const loaded = await speakingBrand(deps)
    .then(deps.loadBrand)
    .catch(() => undefined);
  return loaded?.brand.texts['error.general'] ?? 'Internal Server Error';
}

/** Redirects a page that cannot be drawn to the error page; where that one failed, answers in plain text. */
async function onPageError(error: Error, { req, env, text }: AppContext, deps: HandlerDeps) {
  const { template } = routeOf(req.raw);
  env.record.log('error', 'A page could not be answered.', { template, ...errorFields(error) });
  if (template !== '/generic-error') return toGenericError(linkOf(req));
  return text(await generalText(deps), 500);
}

/**
 * The whole server as one function (design: any number of copies behind any load balancer, on any
 * runtime that knows Request and Response). Between two requests it keeps counts (of the rate limits, of
 * calls under way, of pages that the upstream left without an answer, and those of /metrics), the last
 * answers about products, the pages that visits share, and what it has logged about flows of a config, so as to log
 * it once.
 */
export function createHandler(settings: Settings, given: HandlerDeps): Handler {
  const log = safeLog(given.log ?? consoleLog);
  const { metricsToken } = settings;
  const metrics = createMetrics(metricsToken && settings.appVersion);
  const deps = {
    ...given,
    loadBrand: withClosedBrands(given.loadBrand, log, given.closedBrands),
  };
  const app = new Hono<App>();
  const proxy = createProxy(settings, deps.upstream, { log, metrics });
  /** On the server side calls go to the local server, answered in the process. */
  const clientOf = (page: Observed) =>
    createClient({
      baseUrl: `http://localhost:${settings.port}`,
      fetch: async (url, init) => app.fetch(new Request(url, init), page),
      appVersion: settings.appVersion,
      // A page asks once more by itself.
      retryPausesMs: [],
    });
  const visitCookie = createVisitCookie(settings);
  const answers = createProductAnswers(settings.answersMs);
  const ofAllPages = {
    settings,
    deps,
    metrics,
    logOnce: logOnce(log),
    answers,
    pages: createPageCache(),
    visitCookie,
  };
  const files = createFiles(deps.files ?? []);

  app.use(commonHeaders(settings), compressDocuments);
  app.get('/healthcheck', (c) => c.text('ok'));
  app.get('/readiness', (c) =>
    deps.isReady?.() === false ? c.text('stopping', 503) : c.text('ok'),
  );
  app.all('/api/*', (c) => proxy(c.req.raw, c.env, c.env.record));
  if (settings.sandbox) {
    const methods = ['GET', 'POST', 'DELETE'];
    app.on(methods, ['/sandbox', '/sandbox/*'], (c) => deps.upstream(c.req.raw));
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
  app.delete(VISIT_PATH, (c) => forgetVisitCookie(c.req.raw, settings, visitCookie));
  app.get('/', (c) => answerRoot(linkOf(c.req), settings, deps));
  app.get('*', (c, next) => (isFilePath(c.req.path) ? files.fetch(c.req.raw) : next()));
  app.on(['GET', 'POST'], '*', (c) => {
    const { record } = c.env;
    return answerPage(c.req.raw, linkOf(c.req), { ...ofAllPages, client: clientOf(c.env), record });
  });
  app.notFound((c) => c.text('Method Not Allowed', 405, { allow: 'GET, HEAD, POST' }));
  app.onError((error, c) => onPageError(error, c, deps));

  const { captcha } = settings;
  const answerCaptcha = captcha && captchaHost({ ...settings, captcha }, deps.clientAssets, files);
  return observed(
    async (request, context) =>
      answerCaptcha && isForCaptcha(captcha, request)
        ? answerCaptcha(request, context)
        : app.fetch(request, context),
    { log, metrics },
  );
}
