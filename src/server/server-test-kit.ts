import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { onTestFinished, vi } from 'vitest';
import { entry } from '../../tests/fakes/catalogue.ts';
import type { CatalogueEntry, LoadedBrand } from '../contract/compiled-brand.ts';
import type { PageData } from '../contract/page-data.ts';
import type { HandlerDeps } from './deps.ts';
import { createHandler } from './handler.ts';
import { listen } from './node/listen.ts';
import { consoleLog } from './observation/log.ts';
import { createMetrics } from './observation/metrics.ts';
import { recordOf } from './observation/request-record.ts';
import { createProxy } from './proxy/proxy.ts';
import type { Upstream } from './proxy/upstream.ts';
import { readSettings, type Settings } from './settings/settings.ts';

/** Builders for the tests of this room: everything works unless a test says otherwise. */

export const ORIGIN = 'http://localhost:3000';

/** Headers that a browser puts on a call of one of our pages. */
export const FROM_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
export const KEY = '7f3f1c1e-6f0a-4f0e-9a55-0d4a3c1f7b11';

export type AnswerForm = NonNullable<HandlerDeps['answerForm']>;
export type FormAnswer = Awaited<ReturnType<AnswerForm>>;

export function settingsWith(changes: Partial<Settings> = {}): Settings {
  return { ...readSettings({}, { allowSandbox: true }), ...changes };
}

export function entryOf(key: string, area?: 'BR' | 'MZ'): CatalogueEntry {
  const known = entry(key, area);
  return { ...known, name: `Brand ${known.id}`, module: `/brands/${known.id}.0a1b2c3d.js` };
}

/** A brand as far as the server looks at it. */
export function brandOf({ id, key }: CatalogueEntry, settings: object = {}): LoadedBrand {
  const brand = {
    id,
    settings: {
      business: `business of ${key}`,
      dsMode: 'light',
      isProductFlowsAvailable: true,
      ...settings,
    },
    flows: [{ id: 'default', steps: [{ id: 'lead', templateId: 'lead' }] }],
    screens: {},
    texts: {
      'app.noLink': 'Abra o link da oferta.',
      'app.late': 'Ainda não carregou.',
      'app.noscript': 'Ative o JavaScript.',
      'app.noscript.card': 'O cartão precisa de JavaScript.',
      'error.general': 'Tente mais tarde.',
      'error.retry': 'De novo',
      'tracking.accept': 'Aceitar',
    },
  };
  return { brand: brand as never, validators: {} };
}

export const catalogue = {
  default: 'ALPHA',
  designSystemOverrides: ['GAMMA'],
  brands: [entryOf('ALPHA'), entryOf('ALPHA', 'MZ'), entryOf('BETA'), entryOf('GAMMA')],
};

/** The upstream's answers, by a part of the call's path. */
export const CONFIG = {
  checkoutFlow: { flows: [{ id: 'default', steps: [{ id: 'pay', templateId: 'payment' }] }] },
  title: 'Course',
};
export const SELLER = { name: 'Ana', isLiveEnabled: true };

export type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

export const ANSWERS: Answers = {
  '/config': () => Response.json(CONFIG),
  '/seller/': () => Response.json(SELLER),
};

/** An upstream that answers by the first part that the path contains, and remembers its calls. */
export function upstreamWith(answers: Answers = ANSWERS) {
  const calls: Request[] = [];
  const upstream = async (request: Request) => {
    calls.push(request);
    const { pathname } = new URL(request.url);
    const part = Object.keys(answers).find((name) => pathname.includes(name));
    return part ? answers[part]!(request) : Response.json({ message: 'unknown' }, { status: 404 });
  };
  return { calls, upstream };
}

/** Errors that are printed from now on; none reaches the console. */
export const mutedErrors = () => vi.spyOn(console, 'error').mockImplementation(() => {});

/** Gives a server a real port of this machine, until the test has ended. */
export function openPort(server: Server): Promise<number> {
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return listen(server, 0, '127.0.0.1');
}

/** A server of the product's kind. */
export const adaptorOf = (fetch: Parameters<typeof createAdaptorServer>[0]['fetch']) =>
  // The globals are those of all tests in this process.
  createAdaptorServer({ fetch, overrideGlobalObjects: false }) as Server;

/** The proxy before an upstream; lines go to the console, and what is counted is not read. */
export function proxyTo(upstream: Upstream, settings?: Partial<Settings>) {
  const proxy = createProxy(settingsWith(settings), upstream, createMetrics());
  return (request: Request, address?: string) =>
    proxy(request, recordOf(request, consoleLog), address);
}

/** A payment as a page sends it. */
export const payment = ({ headers, ...init }: RequestInit = {}, path = '/api/v2/payment') =>
  new Request(ORIGIN + path, {
    method: 'POST',
    body: '{"amount":1}',
    ...init,
    headers: { ...FROM_PAGE, 'idempotency-key': KEY, ...headers },
  });

/** A server on fakes; `pages` are the data of every page that it drew. */
export function serverWith({
  settings,
  answers,
  brandSettings,
  ...deps
}: Partial<HandlerDeps> & {
  settings?: Partial<Settings>;
  answers?: Answers;
  brandSettings?: object;
} = {}) {
  const { calls, upstream } = upstreamWith(answers);
  const pages: PageData[] = [];
  const handler = createHandler(settingsWith(settings), {
    catalogue,
    loadBrand: async (found) => brandOf(found, brandSettings),
    loadLooks: async () => undefined,
    renderPage: ({ page, visit, nonce }) => {
      pages.push(page);
      return {
        lang: 'pt-BR',
        title: 'T',
        head: `<style nonce="${nonce}"></style>`,
        body: visit.loaded.brand.id,
      };
    },
    clientAssets: {
      script: '/assets/entry-1a2b3c4d.js',
      preloads: [],
      captchaProgram: '/assets/captcha-1a2b3c4d.js',
    },
    upstream,
    ...deps,
  });
  const ask = (path: string, init?: RequestInit) => handler(new Request(ORIGIN + path, init));
  const get = (path: string, headers: Record<string, string> = {}) => ask(path, { headers });
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body, headers });
  return { handler, ask, get, post, calls, pages };
}
