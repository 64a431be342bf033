import fc from 'fast-check';
import { beforeEach, expect, vi } from 'vitest';
import { createUpstream } from '../e2e/support/independent-upstream/upstream.ts';
import { CONFIG, PRODUCT } from '../e2e/support/independent-upstream/answers.ts';
import { checkoutOn } from '../links/checkout-on-upstream.ts';
import { nearlyJson } from './changed-json.ts';
import { fuzz } from './fuzz.ts';

// A server reports each bad answer.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
});

const upstream = createUpstream();
const open = checkoutOn(upstream, { isDrawn: true });

const SELLER = { data: { name: 'Loja da Ana', is_live_enabled: true, account: 'conta-9' } };
const links = fc.constantFrom(
  '/lead?product=WUP',
  '/payment?product=MS',
  '/pix?product=WUP&route=pix',
  '/success?product=LIVE',
);
/** A status, and JSON or no JSON. */
const bad = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('json'), nearlyJson([CONFIG, { data: CONFIG }])) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom('500', '404', '302', '204', 'html', 'cut'),
      fc.constant(null),
    ),
  },
);
const answers = fc.tuple(
  links,
  bad,
  nearlyJson([PRODUCT, { data: PRODUCT }]),
  nearlyJson([SELLER]),
);

fuzz(
  'pages: whatever the upstream answers, a buyer gets a page or the error page',
  answers,
  { runs: 15 },
  async ([link, [kind, config], product, seller]) => {
    upstream.reset();
    const code = /product=(\w+)/.exec(link)![1]!;
    const put = (line: string, json: unknown) => upstream.replies.set(line, { status: 200, json });
    put(`GET /api/v2/product/${code}`, product);
    put(`GET /api/v1/product/${code}`, product);
    put('GET /api/v1/seller/direto', seller);
    const line = `GET /api/v1/product/${code}/config`;
    if (kind === 'json') put(line, config);
    else if (kind === 'cut') upstream.replies.set(line, 'cut');
    else if (kind === 'html') upstream.replies.set(line, { status: 200, text: '<html>' });
    else upstream.replies.set(line, { status: Number(kind) });
    const { status, location, html, drawn } = await open(link);
    expect([200, 307]).toContain(status);
    if (status === 307) return expect(location).toMatch(/^\/generic-error\?product=/);
    expect(html).toMatch(/<title>Checkout - [^<]/);
    expect(html.length).toBeGreaterThan(2_000);
    expect(drawn!.flow.steps.length).toBeGreaterThan(0);
    expect(html).not.toMatch(/<script>alert\(1\)|NaN|\bundefined\b(?=<)/);
  },
);
