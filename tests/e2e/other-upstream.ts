import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * An upstream of someone else's making: written from the specification alone, on nothing of this
 * project. It wraps answers in `data` and adds fields that nobody knows.
 */
export interface Seen {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown> | undefined;
}

/** Status and JSON of an answer; 'cut' drops the connection after the request was read. */
type Reply = { status: number; json?: unknown; text?: string } | 'cut';

export interface Upstream {
  origin: string;
  seen: Seen[];
  /** What a call is answered instead, by method and path; forgotten by `reset`. */
  replies: Map<string, Reply>;
  reset(): void;
  close(): void;
}

const step = (id: string, next?: string) => ({ id, templateId: id, defaultNextStepId: next });

export const FLOW = {
  id: 'default',
  steps: [step('lead', 'payment'), step('payment', 'success'), step('success')],
};

export const CONFIG = {
  checkoutFlow: { flows: [FLOW], version: 7 },
  gtm: null,
  title: 'Curso de Outra Casa',
  designSystemId: 'outra-casa$light',
  hasAddressForm: false,
  somethingNew: { nobody: 'knows' },
};

export const PRODUCT = {
  productName: 'Curso de Outra Casa',
  productCode: 'WUP',
  availablePaymentMethods: ['creditcard'],
  plans: [
    {
      id: 'p-77',
      amount: 600,
      standardAmount: 720,
      code: 'ANUAL-77',
      name: 'Plano da casa',
      type: 'yearly',
      currency: 'BRL',
      installments: [
        { id: 1, value: 600, standardValue: 600, tax: 0, totalValue: 600 },
        { id: 12, value: 55, standardValue: 50, tax: 1.5, totalValue: 660 },
      ],
      paymentMethods: ['creditcard'],
      colour: 'unknown to all',
    },
  ],
};

const wrapped = (data: object) => ({
  status: 200,
  json: { data: { ...data, extra: 1 }, meta: [] },
});

function answerTo({ method, path }: Seen): Reply {
  if (method === 'GET' && /^\/api\/v1\/product\/[^/]+\/config$/.test(path)) return wrapped(CONFIG);
  if (method === 'GET' && /^\/api\/v[12]\/product\/[^/]+$/.test(path)) return wrapped(PRODUCT);
  if (method === 'GET' && path.startsWith('/api/v1/seller/')) {
    return wrapped({ name: 'Loja da Ana', isLiveEnabled: true, account: 'conta-9' });
  }
  if (method === 'POST' && path === '/api/v1/lead') return wrapped({ leadId: 'L-1' });
  if (method === 'PATCH' && path === '/api/v1/lead/L-1') return { status: 204 };
  if (method === 'POST' && path === '/api/v2/payment') {
    return wrapped({ token: 'tok-1', paymentProfileIds: ['pp-1', 'pp-2'] });
  }
  return { status: 404, json: { message: 'unknown' } };
}

async function read(request: IncomingMessage): Promise<Seen> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const url = new URL(request.url!, 'http://upstream');
  return {
    method: request.method!,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function send(response: ServerResponse, reply: Reply): void {
  if (reply === 'cut') return void response.socket?.destroy();
  const { status, json, text } = reply;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(text ?? (json === undefined ? undefined : JSON.stringify(json)));
}

export async function startUpstream(): Promise<Upstream> {
  const seen: Seen[] = [];
  const replies = new Map<string, Reply>();
  const server = createServer(async (request, response) => {
    const one = await read(request);
    seen.push(one);
    send(response, replies.get(`${one.method} ${one.path}`) ?? answerTo(one));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    replies,
    reset() {
      seen.length = 0;
      replies.clear();
    },
    close: () => void server.close(),
  };
}
