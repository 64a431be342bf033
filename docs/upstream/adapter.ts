/**
 * An adapter in front of a backend that speaks otherwise: one Hono handler. The backend of this example has
 * GET /catalogue/{sku} (prices in cents), GET /agents/{code}, POST /people and POST /orders, which knows an order
 * by its `reference` and takes none twice. Change the four translations to your own backend's words.
 */
import { Hono } from 'hono';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

interface Offer {
  ref: string;
  label: string;
  cents: number;
  parts: number[];
  payBy: ('CARD' | 'PIX')[];
}

const METHODS = { CARD: 'creditcard', PIX: 'pix' } as const;
const inReais = (cents: number): number => cents / 100;

/** A plan of the contract, from an offer of the backend. */
const planOf = ({ ref, label, cents, parts, payBy }: Offer) => ({
  id: ref,
  name: label,
  type: 'yearly',
  currency: 'BRL',
  amount: inReais(cents),
  installments: parts.map((count) => ({
    id: count,
    value: Math.ceil(cents / count) / 100,
    totalValue: inReais(cents),
  })),
  paymentMethods: payBy.map((name) => METHODS[name]),
});

interface Payment {
  planId: string;
  email: string;
  amount: number;
  paymentMethods: { type: string; installments?: number; card?: object }[];
}

/** An order of the backend, from a payment of the contract. */
const orderOf = (reference: string, { planId, email, amount, paymentMethods }: Payment) => ({
  reference,
  offer: planId,
  customer: email,
  cents: Math.round(amount * 100),
  pay: paymentMethods.map(({ type, installments = 1, card }) => ({
    type,
    parts: installments,
    card,
  })),
});

/** The refusals of the backend: definite ones say so, everything else stays unknown to the buyer. */
const STATUSES: Record<number, 402 | 422> = { 402: 402, 409: 422, 410: 422, 422: 422 };

export function adapter(backend: string, fetch: Fetch = globalThis.fetch) {
  const app = new Hono();
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const init = body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(backend + path, init);
    if (!response.ok) throw new Refused(response.status);
    return (await response.json()) as T;
  };
  const plans = async (sku: string) => {
    const { offers } = await ask<{ offers: Offer[] }>(`/catalogue/${encodeURIComponent(sku)}`);
    return { productCode: sku, plans: offers.map(planOf) };
  };

  app.get('/api/v1/product/:code/config', (c) => c.json({ checkoutFlow: { flows: [FLOW] } }));
  app.get('/api/v1/product/:code', async (c) => c.json(await plans(c.req.param('code'))));
  app.get('/api/v2/product/:code', async (c) => c.json(await plans(c.req.param('code'))));
  // An offer of this backend begins with the product that it belongs to: 'MS.annual'.
  app.get('/api/v1/plan/:id/product', (c) =>
    c.json({ productCode: c.req.param('id').split('.')[0] }),
  );
  app.get('/api/v1/seller/:source', async (c) => {
    const source = encodeURIComponent(c.req.param('source'));
    return c.json({ name: (await ask<{ called: string }>(`/agents/${source}`)).called });
  });
  app.post('/api/v1/lead', async (c) => {
    const { name, email, phone } = await c.req.json<Record<string, string>>();
    const { number } = await ask<{ number: number }>('/people', { name, email, phone });
    return c.json({ leadId: String(number) }, 201);
  });
  app.post('/api/v2/payment', async (c) => {
    // The key is the backend's own reference: the backend keeps a repeat from charging again.
    const order = orderOf(c.req.header('idempotency-key')!, await c.req.json<Payment>());
    const { receipt, pix } = await ask<{ receipt: string; pix?: string }>('/orders', order);
    return c.json({ token: receipt, qrCode: pix });
  });
  app.onError((error, c) => {
    const status = error instanceof Refused ? STATUSES[error.status] : undefined;
    return c.json({ message: error.message }, status ?? 502);
  });
  return app;
}

class Refused extends Error {
  constructor(readonly status: number) {
    super(`The backend answers ${status}.`);
  }
}

const FLOW = {
  id: 'default',
  steps: [
    { id: 'lead', templateId: 'lead', defaultNextStepId: 'payment' },
    { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' },
    { id: 'success', templateId: 'success' },
  ],
};
