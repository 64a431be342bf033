import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  brandOf,
  CONFIG,
  entryOf,
  FROM_PAGE,
  KEY,
  looksOf,
  SELLER,
  upstreamWith,
} from './server-test-kit.ts';
import type { RenderPage } from './deps.ts';
import type { EdgeBindings, EdgeBuild } from './edge.ts';

// Other files know the modules that draw pages with React; these pages are their brand's id.
vi.hoisted(() => vi.resetModules());
vi.mock('../app/server-entry.tsx', () => ({
  brandRuntime: {},
  answerForm: async () => ({ kind: 'waits' }),
  askPrice: async () => ({}),
  renderPage: ({ visit }: Parameters<RenderPage>[0]) => ({
    lang: 'pt-BR',
    title: '',
    head: '',
    body: visit.loaded.brand.id,
  }),
}));
const { createWorker } = await import('./edge.ts');

const OPEN = entryOf('ALPHA');
const UNFINISHED = entryOf('BETA');

const JSON_FILES: Record<string, unknown> = {
  'catalogue.json': { default: 'ALPHA', designSystemOverrides: [], brands: [OPEN, UNFINISHED] },
  'unfinished.json': {
    [UNFINISHED.id]: [{ kind: 'placeholder', message: 'The name is invented.', place: 'brand' }],
  },
};

const build: EdgeBuild = {
  manifest: {
    'src/app/browser-entry.tsx': { file: 'assets/entry-1a2b3c4d.js' },
    'src/captcha/captcha-entry.ts': { file: 'assets/captcha-entry-1a2b3c4d.js' },
  },
  readJson: async (name) => JSON_FILES[name] ?? looksOf(OPEN),
  importModule: async (name) => () => brandOf(name.startsWith('alpha') ? OPEN : UNFINISHED),
};

/** The files of the build, as the runtime gives them. */
const FILES: Record<string, string> = {
  '/index.html': '<p>shell</p>',
  '/assets/entry-1a2b3c4d.js': 'export {}',
  '/.vite/manifest.json': '{}',
};
const assets = {
  fetch: async ({ url }: Request) => {
    const text = FILES[new URL(url).pathname];
    return text === undefined ? new Response(null, { status: 404 }) : new Response(text);
  },
};

/** A worker before an upstream, with these settings beside those that it needs. */
function edgeWith(settings: Record<string, string | undefined> = {}) {
  const { calls, upstream } = upstreamWith({
    '/config': () => Response.json(CONFIG),
    '/seller/': () => Response.json(SELLER),
    '/payment': () => Response.json({ token: 't' }),
  });
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    upstream(new Request(address, init)),
  );
  const bindings = { API_URL: 'https://upstream.example', ...settings, ASSETS: assets };
  const worker = createWorker(build);
  const send = (path: string, init?: RequestInit, more: Record<string, string | undefined> = {}) =>
    worker.fetch(new Request(`https://checkout.example${path}`, init), {
      ...bindings,
      ...more,
    } as unknown as EdgeBindings);
  return { calls, send };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterAll(() => void vi.resetModules());

test('each page asks the upstream itself: a call of another request ends with that request', async () => {
  const { send, calls } = edgeWith({ ENVIRONMENT: 'test' });
  for (const expected of [2, 4]) {
    const response = await send('/lead?product=ALPHA');
    expect(await response.text()).toContain('<div id="root">alpha-br</div>');
    expect(calls).toHaveLength(expected);
  }
});

test('D-177: production sells no brand with invented values, and asks nothing about it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { send, calls } = edgeWith();
  const response = await send('/lead?product=BETA');
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    '/generic-error?product=BETA',
  ]);
  expect(calls).toEqual([]);
  expect(log.mock.calls.join()).toContain('The name is invented');
});

test('no server starts on the sandbox for want of API_URL, and its buyers learn no setting', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { send, calls } = edgeWith({ API_URL: undefined });
  const response = await send('/lead?product=ALPHA');
  expect([response.status, await response.text()]).toEqual([500, 'Internal Server Error']);
  expect(log.mock.calls.join()).toContain('API_URL');
  expect(calls).toEqual([]);
});

test('a setting that is put right counts from the next request on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { send } = edgeWith({ PAYMENTS_PER_MINUTE: 'many' });
  expect((await send('/healthcheck')).status).toBe(500);
  expect((await send('/healthcheck', {}, { PAYMENTS_PER_MINUTE: '20' })).status).toBe(200);
});

test('payments are counted by the address that the runtime vouches for, not by what a client wrote', async () => {
  const { send, calls } = edgeWith({ PAYMENTS_PER_MINUTE: '1', TRUSTED_PROXIES: '0' });
  const pay = (address: string, written: string) =>
    send('/api/v2/payment', {
      method: 'POST',
      body: '{"amount":1}',
      headers: {
        ...FROM_PAGE,
        'idempotency-key': KEY,
        'cf-connecting-ip': address,
        'x-forwarded-for': written,
      },
    });
  expect((await pay('192.0.2.1', '198.51.100.1')).status).toBe(200);
  expect((await pay('192.0.2.1', '198.51.100.2')).status).toBe(429);
  expect((await pay('192.0.2.2', '198.51.100.1')).status).toBe(200);
  expect(calls.map(({ headers }) => headers.get('x-forwarded-for'))).toEqual([
    '192.0.2.1',
    '192.0.2.2',
  ]);
});

test('files of the build are served, but neither its manifest nor the shell of static hosts', async () => {
  const { send } = edgeWith();
  const file = await send('/assets/entry-1a2b3c4d.js');
  expect([file.status, await file.text()]).toEqual([200, 'export {}']);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await send('/.vite/manifest.json')).status).toBe(404);
  expect(await (await send('/index.html')).text()).not.toContain('shell');
});
