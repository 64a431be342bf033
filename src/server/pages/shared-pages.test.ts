import { expect, test } from 'vitest';
import type { PageData } from '../../contract/page-data.ts';
import { CONFIG, SELLER, serverWith } from '../server-test-kit.ts';

/** Answers that say what they were asked with. */
const answers = {
  '/config': (request: Request) =>
    Response.json({ ...CONFIG, title: request.headers.get('accept-language') }),
  '/seller/': (request: Request) =>
    Response.json({ ...SELLER, name: new URL(request.url).pathname }),
};

const LEAD = '/lead?product=BETA';

interface Visit {
  path?: string;
  headers?: Record<string, string>;
  method?: string;
}

/** The number of pages that are drawn for a visit, for another one, and for the first again. */
async function drawnFor(one: Visit, other: Visit): Promise<number> {
  const { handler, pages } = serverWith({
    answers,
    settings: {
      answersMs: 5_000,
      allowHomologation: true,
      visitKeys: [new Uint8Array(32)],
      monitoring: { tagManager: { address: 'https://tags.example/gtm.js' } } as never,
    },
  });
  for (const { path = LEAD, headers = {}, method } of [one, other, one]) {
    const origin = headers.origin ?? 'http://localhost:3000';
    const response = await handler(new Request(origin + path, { headers, method }));
    expect(response.status).toBe(200);
    await response.text();
  }
  return pages.length;
}

const cookie = (value: string): Visit => ({ headers: { cookie: value } });

const FORM: Visit = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } };

test.each<[string, Visit, Visit, number?]>([
  ['its origin', {}, { headers: { origin: 'https://other.example' } }],
  ['its screen', {}, { path: '/presentation?product=BETA' }],
  ['a parameter of the link', {}, { path: `${LEAD}&voucher=HALF` }],
  ['the seller', { path: `${LEAD}&seller=ana` }, { path: `${LEAD}&seller=rui` }],
  ['the language of the answers', {}, { headers: { 'accept-language': 'en' } }],
  ['a lead that was sent', {}, cookie('email=ana%40mail.example')],
  ['homologation', {}, cookie('homologacao=on')],
  ['refused tracking', {}, cookie('tracking=denied')],
  [
    'the failure that led to the error page',
    { path: '/generic-error?product=BETA' },
    { path: '/generic-error?product=BETA', ...cookie('failure=getSeller.503') },
  ],
  // No page reads these: another one draws none anew.
  ['the campaign', { path: `${LEAD}&utm_source=news` }, { path: `${LEAD}&utm_source=mail` }, 1],
  ['another cookie', {}, cookie('theme=dark'), 1],
  ['the browser', {}, { headers: { 'user-agent': 'Other' } }, 1],
  // These pages are kept for nobody.
  ['nothing, as posted forms', FORM, FORM, 3],
  ['nothing, as visits of a cookie', cookie('guiche-visit=a'), cookie('guiche-visit=a'), 3],
])('pages that differ in %s are drawn apart, and kept', async (_, one, other, count = 2) => {
  expect(await drawnFor(one, other)).toBe(count);
});

test.each(['/config', '/seller/'])(
  'an answer of %s that changes draws its page anew, one that stays the same does not',
  async (changing) => {
    let title = 'Ana';
    const { get, pages } = serverWith({
      answers: {
        '/config': () => Response.json(CONFIG),
        '/seller/': () => Response.json(SELLER),
        [changing]: () => Response.json({ ...CONFIG, ...SELLER, title, name: title }),
      },
      settings: { answersMs: 0 },
    });
    const drawnSoFar: number[] = [];
    for (const next of ['Ana', 'Ana', 'Rui']) {
      title = next;
      await get(`${LEAD}&seller=ana`);
      drawnSoFar.push(pages.length);
    }
    expect(drawnSoFar).toEqual([1, 1, 2]);
  },
);

/** A server whose pages have room for a price, which the upstream says; `asked` are the pages it is asked for. */
function shopWithPrice(
  settings: object = {},
  price: () => Promise<unknown> = async () => ({ amount: 499 }),
) {
  const asked: PageData[] = [];
  const drawn: PageData[] = [];
  const server = serverWith({
    answers,
    settings: { answersMs: 5_000, priceWaitMs: 50, ...settings },
    askPrice: ({ page }) => {
      asked.push(page);
      return price();
    },
    renderPage: ({ page }) => {
      drawn.push(page);
      const priceQuestion = page.answers ? undefined : ['sold', page.productCode];
      const { answers: known } = page;
      return { lang: 'pt-BR', title: 'T', head: '', body: '', answers: known, priceQuestion };
    },
  });
  return { ...server, asked, drawn };
}

const PRICED = [[['sold', 'BETA'], { amount: 499 }]];

test('a page is drawn with its price, which later pages share', async () => {
  const { get, asked, drawn } = shopWithPrice();
  for (let page = 0; page < 3; page += 1) {
    expect(await (await get(LEAD)).text()).toContain('"amount":499');
  }
  expect(asked).toHaveLength(1);
  expect(drawn.map((page) => page.answers)).toEqual([undefined, PRICED]);
});

test('a price that changes draws its page anew, one that stays the same does not', async () => {
  let amount = 499;
  const { get, drawn } = shopWithPrice({ answersMs: 0 }, async () => ({ amount }));
  const drawnSoFar: number[] = [];
  for (const next of [499, 499, 399]) {
    amount = next;
    await get(LEAD);
    drawnSoFar.push(drawn.length);
  }
  expect(drawnSoFar).toEqual([2, 2, 3]);
});

test.each<[string, object, (() => Promise<unknown>) | undefined]>([
  ['the price fails', {}, () => Promise.reject(new Error('down'))],
  ['it does not come in time', { priceWaitMs: 1 }, () => new Promise(() => {})],
  ['prices are left to the browser', { priceWaitMs: 0 }, undefined],
])('where %s, the page goes out without it', async (_, settings, price) => {
  const { get, drawn } = shopWithPrice(settings, price);
  const response = await get(LEAD);
  expect([response.status, drawn.map((page) => page.answers)]).toEqual([200, [undefined]]);
});

test('nobody asks for the price of a buyer who has sent a lead: it may be their own', async () => {
  const { get, asked, drawn } = shopWithPrice();
  await get(LEAD);
  await get(LEAD, { cookie: 'email=ana%40mail.example' });
  expect(asked).toHaveLength(1);
  expect(drawn.map((page) => page.answers)).toEqual([undefined, PRICED, undefined]);
});

test('what was answered for a buyer is not given to one in homologation', async () => {
  const settings = { answersMs: 5_000, allowHomologation: true };
  const { get, calls } = serverWith({ answers, settings });
  const asked: number[] = [];
  for (const cookie of ['', 'homologacao=on', '', 'homologacao=on']) {
    await get(LEAD, { cookie });
    asked.push(calls.length);
  }
  expect(asked).toEqual([2, 4, 4, 4]);
});

test('what is asked for the price names no buyer', async () => {
  const { get, asked } = shopWithPrice();
  await get(`${LEAD}&utm_email=ana%40mail.example`, { cookie: 'session=ana' });
  expect(JSON.stringify(asked)).not.toContain('ana');
});
