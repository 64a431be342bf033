/** The smallest backend that sells one brand: `npx tsx docs/upstream/smallest-backend.ts`, then `API_URL=http://localhost:4000 npm start`. */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const PLAN = {
  id: 'annual',
  name: 'Plano anual',
  type: 'yearly',
  currency: 'BRL',
  amount: 576,
  installments: [{ id: 12, value: 48, totalValue: 576 }],
  paymentMethods: ['creditcard', 'pix', 'boleto'],
};

interface Payment {
  amount: number;
  planId: string;
  email: string;
  paymentMethods: { type: string }[];
}

interface Charge {
  key: string;
  terms: string;
  answer: object;
}

/** `take` moves the money, once per call: put your acquirer there. */
export function smallestBackend(take: (payment: Payment) => Promise<boolean>) {
  const charges = new Map<string, Promise<Charge | undefined>>();
  let leads = 0;
  const app = new Hono();

  app.get('/api/v1/product/:code/config', (c) => c.json({ checkoutFlow: { flows: [FLOW] } }));
  app.get('/api/v1/product/:code', (c) => c.json({ plans: [PLAN] }));
  app.get('/api/v2/product/:code', (c) => c.json({ plans: [PLAN] }));
  app.get('/api/v1/plan/:id/product', (c) => c.json({ productCode: process.env.PRODUCT ?? 'MS' }));
  app.get('/api/v1/seller/:source', (c) => c.json({ name: 'Loja' }));
  app.post('/api/v1/lead', (c) => c.json({ leadId: `lead-${++leads}` }, 201));
  app.patch('/api/v1/lead/:id', (c) => c.body(null, 204));
  app.post('/api/v1/subscription/:id/referer', (c) => c.body(null, 204));

  async function charge(key: string, terms: string, payment: Payment): Promise<Charge | undefined> {
    if (!(await take(payment))) return undefined;
    return { key, terms, answer: { token: key, ...issued(payment) } };
  }

  app.post('/api/v2/payment', async (c) => {
    const key = c.req.header('idempotency-key')!;
    const payment = await c.req.json<Payment>();
    const { amount, planId, email, paymentMethods } = payment;
    if (planId !== PLAN.id || amount !== PLAN.amount) return c.json({ message: 'No price.' }, 422);
    const terms = JSON.stringify([amount, planId, email, paymentMethods.map(({ type }) => type)]);
    // The key is known before money moves, so that a repeat waits for the first request.
    const first = charges.get(key) ?? charge(key, terms, payment);
    charges.set(key, first);
    const made = await first;
    if (!made) return c.json({ message: 'Refused.' }, 402);
    if (made.terms !== terms) return c.json({ message: 'The key belongs to another sale.' }, 422);
    return c.json(made.answer);
  });
  app.get('/charges', async (c) => {
    const made = await Promise.all(charges.values());
    return c.json(made.filter((one) => one !== undefined).map(({ key }) => ({ key })));
  });
  return app;
}

/** The code of a Pix or the line of a boleto, for the buyer to pay; a bank gives the real ones. */
const issued = ({ paymentMethods: [first] }: Payment) => ({
  ...(first?.type === 'pix' && { qrCode: process.env.PIX_CODE }),
  ...(first?.type === 'boleto' && { line: process.env.BOLETO_LINE }),
});

const FLOW = {
  id: 'default',
  steps: [
    { id: 'lead', templateId: 'lead', defaultNextStepId: 'payment' },
    { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' },
    { id: 'success', templateId: 'success' },
  ],
};

if (import.meta.filename === process.argv[1])
  serve({ fetch: smallestBackend(async () => true).fetch, port: 4000 });
