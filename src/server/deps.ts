import type { ChunkName } from '../contract/chunks.ts';
import type { PageData } from '../contract/page-data.ts';
import type { ScreenAddress } from '../flow/templates.ts';
import type { LoadedVisit, VisitSource } from '../visit/load-visit.ts';
import type { StaticFile } from './http/static-files.ts';
import type { Log } from './observation/log.ts';
import type { Metrics } from './observation/metrics.ts';
import type { Upstream } from './proxy/upstream.ts';

/** Origin of a request; the Node entry knows it, calls within the process have none. */
export interface Connection {
  /** IP address of the other end: the buyer, or the last proxy before this server. */
  address?: string;
}

export type Handler = (request: Request, connection?: Connection) => Promise<Response>;

export interface RenderedPage {
  lang: string;
  title: string;
  /** Markup for the end of <head>: styles with the nonce, icon, Open Graph. */
  head: string;
  /** Markup of the root element. */
  body: string;
}

export type RenderPage = (input: {
  url: URL;
  template: ScreenAddress;
  page: PageData;
  visit: LoadedVisit;
  nonce: string;
}) => RenderedPage | Promise<RenderedPage>;

/** The scripts and styles of a document, from the build or the development server. */
export interface ClientAssets {
  /** Address of the client's entry module. */
  script: string;
  /** Modules that the entry imports, to be fetched at once. */
  preloads: string[];
  styles: string[];
  /** Modules of the parts of the program, for the screens that need them; none in development. */
  chunks?: Readonly<Record<ChunkName, readonly string[]>>;
  /** Address of the program of the captcha's document; no page loads it. */
  captchaProgram: string;
  /** More markup for <head>; development only. */
  extraHead?: (nonce: string) => string;
}

/** The handler's dependencies on the place it runs in; nothing in it is tied to Node. */
export interface HandlerDeps extends VisitSource {
  renderPage: RenderPage;
  clientAssets: ClientAssets;
  upstream: Upstream;
  /** Whether /readiness answers 200; false while the server stops. Always, where it is missing. */
  isReady?(): boolean;
  /** A file of this build, or of another one, by its decoded path, e.g. '/assets/app.1a2b.js'. */
  staticFile(path: string): StaticFile | undefined | Promise<StaticFile | undefined>;
  /** Compresses a document; without it, or where it gives undefined, it goes out as it is. */
  compress?(bytes: Uint8Array, encoding: 'br' | 'gzip'): Promise<Uint8Array>;
  /** Takes the lines of the log; without it, warnings and errors alone go to the console. */
  log?: Log;
  /** Counts what happens, for /metrics; nothing is counted where it is missing. */
  metrics?: Metrics;
}
