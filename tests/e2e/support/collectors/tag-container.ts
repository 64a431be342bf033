import type { IncomingHttpHeaders } from 'node:http';
import { serveLocally } from './local-server.ts';

/** A request for the container's script. */
export interface Loading {
  container: string | null;
  headers: IncomingHttpHeaders;
}

/** What a container found where it ran. */
export interface Sighting {
  container: string;
  /** Path of the document. */
  path: string;
  layer: unknown[];
  /** Whether it could have read a card. */
  hasCardFields: boolean;
}

export interface TagCollector {
  /** For TAG_MANAGER_URL. */
  script: string;
  loadings: Loading[];
  sightings: Sighting[];
  reset(): void;
  close(): void;
}

/** A container as curious as one may be: it reads the page, stores a cookie of its own, and reports. */
const containerScript = (origin: string) => `(() => {
  const container = new URL(document.currentScript.src).searchParams.get('id');
  document.cookie = '_tag=1; path=/';
  navigator.sendBeacon('${origin}/seen', JSON.stringify({
    container,
    path: location.pathname,
    layer: window.dataLayer,
    hasCardFields: document.querySelector('[autocomplete^="cc-"]') !== null,
  }));
})();`;

/** A tag manager of this machine: serves the script of any container, and takes what containers report. */
export async function startTagCollector(): Promise<TagCollector> {
  const loadings: Loading[] = [];
  const sightings: Sighting[] = [];
  const { origin, close } = await serveLocally((request, body, response) => {
    const url = new URL(request.url!, 'http://localhost');
    if (url.pathname === '/seen') {
      sightings.push(JSON.parse(String(body)) as Sighting);
      return response.writeHead(204).end();
    }
    loadings.push({ container: url.searchParams.get('id'), headers: request.headers });
    return response
      .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      .end(containerScript(origin));
  });
  return {
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
