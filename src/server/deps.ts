import type { Context, MiddlewareHandler } from 'hono';
import type * as App from '../app/server-entry.tsx';
import type { ChunkName } from '../contract/chunks.ts';
import type { PageData } from '../contract/page-data.ts';
import type { ScreenAddress } from '../flow/templates.ts';
import type { LoadedVisit, VisitSource } from '../visit/load-visit.ts';
import type { Log } from './observation/log.ts';
import type { RequestRecord } from './observation/request-record.ts';
import type { Upstream } from './proxy/upstream.ts';

/** Of a request: the IP address of the buyer, or of the last proxy before this server. */
export interface Connection {
  address?: string;
}

export type Handler = (request: Request, connection?: Connection) => Promise<Response>;

export type ServerApp = { Bindings: Connection; Variables: { record: RequestRecord } };
export type AppContext = Context<ServerApp>;

type Drawing = Parameters<typeof App.renderPage>[0];
type Drawn = Awaited<ReturnType<typeof App.renderPage>>;

export type RenderedPage = Record<'lang' | 'title' | 'head' | 'body', string> &
  Partial<Omit<Drawn, 'lang'>>;
export type PageCalls = NonNullable<Drawing['calls']>;

export interface OpenedPage {
  /** Origin and path as the buyer's browser has them. */
  url: URL;
  template: ScreenAddress;
  visit: LoadedVisit;
  page: PageData;
}

export interface ClientAssets {
  script: string;
  preloads: string[];
  /** The parts of the program, for the screens that need them; none in development. */
  chunks?: Readonly<Record<ChunkName, readonly string[]>>;
  /** The program of the captcha's document; no page loads it. */
  captchaProgram: string;
  extraHead?: (nonce: string) => string;
}

/** The handler's dependencies on the place it runs in; nothing in it is tied to Node. */
export interface HandlerDeps extends VisitSource {
  renderPage(input: Drawing): RenderedPage | Promise<RenderedPage>;
  /** Without it every posted form waits for the program. */
  answerForm?: typeof App.answerForm;
  /** Without it every browser asks for the price itself. */
  askPrice?: typeof App.askPrice;
  clientAssets: ClientAssets;
  closedBrands?: ReadonlyMap<string, string>;
  upstream: Upstream;
  isReady?(): boolean;
  /** Each sends a file of this build, or of another one, where it has the file that is asked for. */
  files?: readonly MiddlewareHandler[];
  /** Takes the lines of the log; without it, warnings and errors alone go to the console. */
  log?: Log;
}
