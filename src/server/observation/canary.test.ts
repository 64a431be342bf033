import { expect, test } from 'vitest';
import { ANSWERS, FROM_PAGE, KEY } from '../server-test-kit.ts';
import { observedServer } from './observation-test-kit.ts';

/** Values of one buyer, as they may be written; none may stand in a line or a metric. */
const CARD = '4111111111111111';
const CANARIES = {
  card: CARD,
  spacedCard: '4111 1111 1111 1111',
  cpf: '52998224725',
  dottedCpf: '529.982.247-25',
  email: 'canary@buyer.example',
  cvv: 'cvv=7351',
  name: 'Canaria da Silva',
};
const everything = Object.values(CANARIES).join(' ');
const query = new URLSearchParams({ product: 'BETA', ...CANARIES }).toString();
const body = JSON.stringify({ ...CANARIES, paymentMethods: [{ number: CARD, cvv: '7351' }] });
/** Long enough to be in no measured time by chance. */
const LEAKS = /4111\W?1111|529\W?982|982\W?247|canary|cvv\W+7351|Canaria/i;

const headers = {
  cookie: `email=${CANARIES.email}; note=${CARD}`,
  'user-agent': `Phone ${everything}`,
  'accept-language': CARD,
  referer: `https://checkout.example/?${query}`,
  origin: `https://${CARD}.example`,
  'x-request-id': `card-${CARD}`,
  traceparent: `00-0000000000000000${CARD}-00f067aa0ba902b7-01`,
  tracestate: `card=${CARD}`,
  baggage: `email=${CANARIES.email}`,
  'x-forwarded-for': CARD,
  forwarded: `for=${CARD}`,
  authorization: `Bearer ${CARD}`,
};
const PATHS = [
  `/lead?${query}`,
  `/payment/${CARD}?${query}`,
  `/recovery/${encodeURIComponent(CANARIES.email)}`,
  `/${CARD}/${CANARIES.cpf}`,
  `/assets/${CARD}.js`,
  `/%E0%A4%A-${CARD}`,
  `/metrics?${query}`,
  `/sandbox/${CARD}`,
  `/api/v1/product/${CARD}/config?${query}`,
  `/api/v1/seller/${encodeURIComponent(CANARIES.email)}?${query}`,
  `/api/v2/payment?${query}`,
  `/api/v1/lead/${CARD}`,
  `/api/v1/${CARD}`,
];
const METHODS = ['GET', 'POST', 'PATCH'];

/** The ways in which an upstream answers, or does not; each repeats what it was sent. */
const UPSTREAMS = {
  'a good answer': () => Response.json({ token: CARD, ...CANARIES }),
  'a refusal': () => Response.json({ message: everything }, { status: 422 }),
  'an error': () => new Response(everything, { status: 500, headers: { 'x-request-id': CARD } }),
  'a redirect': () => new Response(null, { status: 302, headers: { location: `/?${query}` } }),
  'a cut': () => Promise.reject(new Error(everything, { cause: { code: `E ${everything}` } })),
  'an odd config': () => Response.json({ checkoutFlow: { flows: [{ id: everything, steps: 1 }] } }),
};

test.each(Object.entries(UPSTREAMS))(
  '%s: nothing of a buyer is in log or metrics',
  async (_, answer) => {
    const { send, lines, metricsText } = observedServer({
      answers: { ...ANSWERS, '/api/': answer, '/config': answer, '/seller/': answer },
    });
    for (const path of PATHS) {
      for (const method of METHODS) {
        const sent = method === 'GET' ? undefined : body;
        await send(path, { method, headers, body: sent });
        const fromPage = { ...headers, ...FROM_PAGE, 'idempotency-key': KEY };
        await send(path, { method, headers: fromPage, body: sent });
        const oddKey = { ...fromPage, 'idempotency-key': CARD, 'content-type': everything };
        await send(path, { method, headers: oddKey, body: sent });
      }
    }
    expect(lines.length).toBeGreaterThan(100);
    const written = lines.map((line) => JSON.stringify(line));
    expect(written.filter((line) => LEAKS.test(line))).toEqual([]);
    // The value of a duration may have any digits: only names and labels can hold what a buyer sent.
    const labelled = (await metricsText()).split('\n').map((line) => line.replace(/ \S+$/, ''));
    expect(labelled.filter((line) => LEAKS.test(line))).toEqual([]);
  },
);
