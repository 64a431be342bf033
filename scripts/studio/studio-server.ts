import { timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { serveStatic } from '@hono/node-server/serve-static';
import { NoSuchPlace } from '../../src/workshop/studio/json-text.ts';
import type { EditAnswer } from '../../src/workshop/studio/protocol.ts';
import type { PreviewSite } from '../preview-brands/preview-site.ts';
import { EditedMeanwhile, type BrandStore } from './brand-store.ts';
import { createDrawnBrands } from './drawn-brands.ts';
import { addBuildRoutes } from './routes/build-routes.ts';
import { addImageRoutes } from './routes/image-routes.ts';
import { addValueRoutes } from './routes/value-routes.ts';
import { isPortuguese, type AddRoutes, type StudioContext } from './studio-context.ts';

/** The calls of the studio, by the part that answers them. */
const ROUTES: readonly AddRoutes[] = [addValueRoutes, addImageRoutes, addBuildRoutes];

interface StudioInput {
  /** The project's root. */
  root: string;
  /** The folder of the preview's files, which the studio serves. */
  folder: string;
  store: BrandStore;
  preview: Pick<PreviewSite, 'first' | 'rebuild' | 'check'>;
  /** The token that every call has to carry: only the page that this start has opened knows it. */
  token: string;
}

/** The largest change of texts is far smaller; an image of 200 KB has grown by a third in transport. */
const MAX_BYTES = 384 * 1024;
const REFUSED = {
  message: 'Open the studio by the link that its start printed.',
  pt: 'Abra o estúdio pelo link que ele mostrou ao iniciar.',
};
const NOT_UNDERSTOOD = {
  message: 'The studio did not understand this call: reload the page.',
  pt: 'O estúdio não entendeu esta chamada: recarregue a página.',
};
const TOO_LARGE = {
  message: 'This is too large to be saved.',
  pt: 'Isto é grande demais para ser salvo.',
};
const saidTo = (c: Context, { message, pt }: { message: string; pt: string }) => ({
  message: isPortuguese(c) ? pt : message,
});
const HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** Whether a secret is the expected one, in a time that does not depend on how much of it is right. */
function isToken(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Whether a call has the token of this start, and was made by a page of this origin. */
function isOurs(headers: Headers, token: string): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const origin = headers.get('origin');
  const isHere = origin === null || origin === `http://${headers.get('host')}`;
  return site === 'same-origin' && isHere && isToken(headers.get('x-studio-token'), token);
}

async function isObject(request: Request): Promise<boolean> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body);
  } catch {
    return false;
  }
}

/**
 * Serves the studio's pages, and takes changes from them alone: a call has the token of this start, and
 * comes from this origin (Fetch Metadata). A name that leads here from elsewhere is refused, so that no
 * page of the web reads or writes through the browser of the person who has the studio open.
 */
export function createStudio({ root, folder, token, store, preview }: StudioInput): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    if (!HOST.test(c.req.header('host') ?? ''))
      return c.text('The studio answers to localhost alone.', 403);
    await next();
    c.header('cache-control', 'no-store');
    c.header('cross-origin-resource-policy', 'same-origin');
    c.header('content-security-policy', "frame-ancestors 'self'");
    c.header('referrer-policy', 'no-referrer');
    c.header('x-content-type-options', 'nosniff');
    return undefined;
  });
  const tooLarge = (c: Context) => c.json(saidTo(c, TOO_LARGE), 413);
  app.use('/api/*', bodyLimit({ maxSize: MAX_BYTES, onError: tooLarge }), async (c, next) => {
    if (!isOurs(c.req.raw.headers, token)) return c.json(saidTo(c, REFUSED), 403);
    if (!(await isObject(c.req.raw.clone()))) return c.json(saidTo(c, NOT_UNDERSTOOD), 400);
    await next();
    return undefined;
  });
  app.onError((error, c) => {
    if (error instanceof EditedMeanwhile || error instanceof NoSuchPlace) {
      const message = (isPortuguese(c) && error.pt) || error.message;
      return c.json({ message }, error instanceof EditedMeanwhile ? 409 : 422);
    }
    console.error(error);
    return c.json(
      saidTo(c, {
        message: `Nothing was written: ${error.message}`,
        pt: `Nada foi gravado: ${error.message}`,
      }),
      500,
    );
  });

  const drawn = createDrawnBrands(root, preview);
  const answer = (felt: string[], files: string[]): EditAnswer => ({
    felt,
    files,
    drawn: { ...drawn.drawings },
    rest: drawn.rest,
    revision: drawn.revision,
    errors: drawn.diagnostics.filter(({ severity }) => severity === 'error').length,
    changed: store.changed(),
    canUndo: store.canUndo,
  });
  const viewed = (c: Context) => c.req.header('x-studio-brand') ?? '';
  const save: StudioContext['save'] = async (c, files) => {
    drawn.refuseUnseen(files, Number(c.req.header('x-studio-revision') ?? drawn.revision));
    const paths = await store.write(files);
    return answer(await drawn.draw(viewed(c)), paths);
  };
  for (const addRoutes of ROUTES) addRoutes(app, { root, check: preview.check, drawn, save });
  app.post('/api/refresh', async (c) => c.json(answer(await drawn.draw(viewed(c)), [])));
  app.post('/api/rest', async (c) => c.json(answer(await drawn.drawRest(), [])));
  app.post('/api/undo', async (c) => {
    const paths = store.undo();
    return c.json(answer(await drawn.draw(viewed(c)), paths));
  });
  app.get('/', serveStatic({ path: `${folder}/studio.html` }));
  app.use(serveStatic({ root: folder }));
  return app;
}
