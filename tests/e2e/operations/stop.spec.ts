import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import { runBuiltServer } from '../support/built-server.ts';

interface SlowUpstream {
  address: string;
  /** Idempotency-Keys of the payments that have arrived, and of those that were charged. */
  arrived: string[];
  charged: string[];
  /** Lets all payments go through. */
  charge(): void;
}

async function startSlowUpstream(): Promise<{ server: Server; upstream: SlowUpstream }> {
  let charge = () => {};
  const held = new Promise<void>((resolve) => (charge = resolve));
  const arrived: string[] = [];
  const charged: string[] = [];
  const server = createServer((request, response) => {
    const key = String(request.headers['idempotency-key']);
    request.resume().on('end', async () => {
      arrived.push(key);
      await held;
      charged.push(key);
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: { token: `token-${key}` } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    upstream: { address: `http://127.0.0.1:${port}`, arrived, charged, charge },
  };
}

const test = base.extend<{ upstream: SlowUpstream }>({
  upstream: async ({}, use) => {
    const { server, upstream } = await startSlowUpstream();
    await use(upstream);
    server.closeAllConnections();
    server.close();
  },
});

const keys = Array.from({ length: 20 }, (_, n) => `00000000-0000-4000-8000-0000000000${10 + n}`);

function pay(origin: string, key: string): Promise<Response> {
  return fetch(`${origin}/api/v2/payment`, {
    method: 'POST',
    headers: {
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: '{}',
  });
}

test('a SIGTERM during 20 payments loses none of them', async ({ upstream }) => {
  const server = await runBuiltServer({ API_URL: upstream.address, DRAIN_MS: '300' });
  try {
    const payments = keys.map((key) => pay(server.origin, key));
    await expect.poll(() => upstream.arrived.length).toBe(keys.length);
    server.kill('SIGTERM');
    const readiness = async () => (await fetch(`${server.origin}/readiness`)).status;
    await expect.poll(readiness).toBe(503);
    const isOpen = () => readiness().then(Boolean, () => false);
    await expect.poll(isOpen, 'the port closes after the drain').toBe(false);
    upstream.charge();
    const answers = await Promise.all(payments);
    const tokens = await Promise.all(answers.map(async (one) => (await one.json()).data.token));
    expect(tokens).toEqual(keys.map((key) => `token-${key}`));
    expect([...upstream.charged].sort()).toEqual(keys);
    expect(await server.ended).toBe(0);
  } finally {
    server.kill('SIGKILL');
  }
});
