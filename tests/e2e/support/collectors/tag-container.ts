import { Hono } from 'hono';
import { serveLocally } from './local-server.ts';

/** What a container found where it ran. */
interface Sighting {
  container: string;
  /** Path of the document. */
  path: string;
  layer: unknown[];
  /** Whether it could have read a card. */
  hasCardFields: boolean;
}

/** A container as curious as one may be: it reads the page, stores a cookie of its own, and reports. */
const CONTAINER = `(() => {
  const { searchParams, origin } = new URL(document.currentScript.src);
  document.cookie = '_tag=1; path=/';
  navigator.sendBeacon(origin + '/seen', JSON.stringify({
    container: searchParams.get('id'),
    path: location.pathname,
    layer: window.dataLayer,
    hasCardFields: document.querySelector('[autocomplete^="cc-"]') !== null,
  }));
})();`;

export type TagCollector = Awaited<ReturnType<typeof startTagCollector>>;

/** A tag manager of this machine: serves the script of any container, and takes what containers report. */
export async function startTagCollector() {
  /** Requests for the container's script. */
  const loadings: { container?: string; headers: object }[] = [];
  const sightings: Sighting[] = [];
  const app = new Hono()
    .post('/seen', async (c) => {
      sightings.push(await c.req.json());
      return c.body(null, 204);
    })
    .get('/gtm.js', (c) => {
      loadings.push({ container: c.req.query('id'), headers: c.req.header() });
      const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
      return c.body(CONTAINER, 200, headers);
    });
  const { origin, close } = await serveLocally(app);
  return {
    /** For TAG_MANAGER_URL. */
    script: `${origin}/gtm.js`,
    loadings,
    sightings,
    reset() {
      loadings.length = 0;
      sightings.length = 0;
    },
    close,
  };
}
