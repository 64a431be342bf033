import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { timingSafeEqual } from 'hono/utils/buffer';
import { inWordsOf } from '../../src/checker/language/say-finding.ts';
import { LANGUAGES, type Language } from '../../src/checker/language/translate.ts';
import { headline } from '../../src/workshop/diff/report/sentences.ts';
import { answerCalls } from '../../src/workshop/edit/answer-calls.ts';
import type { CompareAnswer, CompareWish } from '../../src/workshop/edit/protocol.ts';
import { NoSuchPlace, UserError } from '../../src/workshop/say.ts';
import type { Project } from '../../src/workshop/site/project.ts';
import { USUAL_PICTURES, writeDiff } from '../diff-brands/write-diff.ts';
import { addPages, serve } from './host.ts';
import { workshopProgram } from './program.ts';
import { openProject } from './open-project.ts';

/** The largest change of texts is far smaller; an image of 200 KB has grown by a third in transport. */
const MAX_BYTES = 384 * 1024;
const HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;
/** Folder for what the page has compared. */
const REPORTS = '.generated/workshop';

const languageOf = (c: Context): Language =>
  LANGUAGES.find((one) => one === c.req.header('accept-language')) ?? 'en';

async function isOurs({ req: { raw } }: Context, token: string): Promise<boolean> {
  const own = `http://${raw.headers.get('host')}`;
  return (
    (raw.headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin' &&
    (raw.headers.get('origin') ?? own) === own &&
    timingSafeEqual(raw.headers.get('x-workshop-token') ?? '', token)
  );
}

/**
 * The page of the folder `program`, and the calls that it makes. A call has the token of this start, and
 * comes from this origin (Fetch Metadata). A name that leads here from elsewhere is refused, so that no page
 * of the web reads or writes through the browser of the person who has the workshop open.
 */
export function createWorkshop(root: string, project: Project, program: string, token: string) {
  const app = new Hono();
  const refused = (c: Context, { text }: UserError, status: 403 | 413 | 422 | 500) =>
    c.json({ message: inWordsOf(languageOf(c), text) }, status);
  app.use(async (c, next) => {
    if (!HOST.test(c.req.header('host') ?? ''))
      return c.text('The workshop answers to localhost alone.', 403);
    c.header('cache-control', 'no-store');
    return next();
  });
  // By itself it lets no other origin frame or read a page.
  app.use(secureHeaders());
  const onError = (c: Context) => refused(c, new NoSuchPlace('workshop.too-large'), 413);
  app.use('/api/*', bodyLimit({ maxSize: MAX_BYTES, onError }), async (c, next) =>
    (await isOurs(c, token)) ? next() : refused(c, new NoSuchPlace('workshop.no-token'), 403),
  );
  app.onError((error, c) => {
    if (error instanceof UserError) return refused(c, error, 422);
    console.error(error);
    return refused(c, new NoSuchPlace('workshop.nothing-written', { reason: error.message }), 500);
  });
  const { calls, files } = answerCalls(project);
  for (const [name, answer] of Object.entries(calls))
    app.post(`/api/${name}`, async (c) =>
      c.json(await answer(await c.req.json<never>(), languageOf(c))),
    );
  app.post('/api/compare', async (c) => {
    const { ref, brand } = await c.req.json<CompareWish>();
    const [out, language] = [join(root, REPORTS, 'diff'), languageOf(c)];
    const how = { pictures: USUAL_PICTURES, language, onProgress: () => {} };
    const report = await writeDiff({ root, ref: String(ref), brand, out, ...how });
    return c.json<CompareAnswer>({ headline: headline(report), page: 'diff/index.html' });
  });
  app.use('/diff/*', serveStatic({ root, rewriteRequestPath: (path) => `/${REPORTS}${path}` }));
  return addPages(app, program, files);
}

/** Serves the page to this machine. Its address has the token of this start, without which no call is taken. */
export async function serveWorkshop(root: string, port: number, project = openProject(root)) {
  const token = randomBytes(24).toString('base64url');
  const app = createWorkshop(root, project, await workshopProgram(), token);
  const { server, origin } = await serve(app, port);
  return { server, address: `${origin}/#token=${token}` };
}
