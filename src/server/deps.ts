import type { Context, MiddlewareHandler } from 'hono';
import type { Client } from '../api/client.ts';
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

/** The server's routes, as Hono types them. */
export type App = { Bindings: Connection; Variables: { record: RequestRecord } };
export type AppContext = Context<App>;

export interface RenderedPage {
  lang: string;
  title: string;
  /** The page wears the theme of the brand's upsell, where that has one of its own. */
  wearsUpsell?: boolean;
  /** Markup for the end of <head>: styles with the nonce, icon, Open Graph. */
  head: string;
  /** Markup of the root element. */
  body: string;
  /** The answers of calls that it was drawn with. */
  answers?: PageData['answers'];
  /** Nothing on it waits for a call. */
  isComplete?: boolean;
  /** The question for the price that it has room for: the browser will ask it, unless the page brings the answer. */
  priceQuestion?: readonly unknown[];
}

/** Calls in the name of a page's buyer. */
export interface PageCalls {
  client: Client;
  report(error: unknown, where: string): void;
  /** The longest that the page waits for answers, in milliseconds. */
  waitMs: number;
}

/** A page that is ready to be drawn: its visit, and its data. */
export interface OpenedPage {
  template: ScreenAddress;
  visit: LoadedVisit;
  page: PageData;
}

/** The answer to a form that was posted without the program. */
export type FormAnswer =
  /** It waits for the program: it asks for a card, or moves money, or nothing may run here. */
  | { kind: 'waits' }
  /** Its page is shown again: with errors at its fields, or with what failed, and texts that read otherwise. */
  | { kind: 'shown'; page: Pick<PageData, 'formErrors' | 'formOutcome' | 'posted'> }
  /** Done: the buyer goes on to this path, and the visit holds these entries, the most important first. */
  | {
      kind: 'left';
      path: string;
      entries: readonly (readonly [key: string, value: unknown])[];
      /** That of a lead that was sent. */
      email?: string;
    };

/** Checks a posted form as its screen would, and runs its action where `client` is given. */
export type AnswerForm = (
  input: OpenedPage & {
    /** Values by field name; never a card's. */
    fields: Readonly<Record<string, string>>;
    client?: Client;
    report: PageCalls['report'];
  },
) => Promise<FormAnswer>;

/** The scripts of a document, from the build or the development server; modules by their addresses. */
export interface ClientAssets {
  script: string;
  /** The modules that the script imports, to be fetched at once. */
  preloads: string[];
  /** The parts of the program, for the screens that need them; none in development. */
  chunks?: Readonly<Record<ChunkName, readonly string[]>>;
  /** The program of the captcha's document; no page loads it. */
  captchaProgram: string;
  /** More markup for <head>; development only. */
  extraHead?: (nonce: string) => string;
}

/** The handler's dependencies on the place it runs in; nothing in it is tied to Node. */
export interface HandlerDeps extends VisitSource {
  /** `calls` are given where the page is drawn with a visit, and with what that asks for. */
  renderPage(
    input: OpenedPage & { url: URL; nonce: string; calls?: PageCalls },
  ): RenderedPage | Promise<RenderedPage>;
  /** Without it every posted form waits for the program. */
  answerForm?: AnswerForm;
  /** Asks for the price of a page, for a buyer of whom nothing is known; without it every browser asks itself. */
  askPrice?(input: OpenedPage & { client: Client }): Promise<unknown>;
  clientAssets: ClientAssets;
  /** Why brands are not sold, by their id; every brand is, where it is missing. */
  closedBrands?: ReadonlyMap<string, string>;
  upstream: Upstream;
  /** Whether /readiness answers 200; false while the server stops. Always, where it is missing. */
  isReady?(): boolean;
  /** Each sends a file of this build, or of another one, where it has the file that is asked for. */
  files?: readonly MiddlewareHandler[];
  /** Takes the lines of the log; without it, warnings and errors alone go to the console. */
  log?: Log;
}
