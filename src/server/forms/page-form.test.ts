import { expect, test } from 'vitest';
import { ANSWERS, mutedErrors, ORIGIN, serverWith } from '../server-test-kit.ts';
import type { AnswerForm, FormAnswer } from '../server-test-kit.ts';
import { newVisitKey } from '../settings/settings.ts';

const FORM = { 'sec-fetch-site': 'same-origin' };
const ADDRESS = '/lead?product=BETA&seller=maria';
const LEAD = { name: 'Ana Sá', email: 'ana@example.com' };
const OF_LEAD: [string, unknown] = ['dataLead', LEAD];
const WAITS: FormAnswer = { kind: 'waits', page: { posted: LEAD } };
const LEFT: FormAnswer = { kind: 'left', path: '/payment', entries: [OF_LEAD], email: LEAD.email };

/** A server whose forms get this answer, and what it was asked. */
function serverThat(
  answer: FormAnswer | AnswerForm,
  { settings, ...deps }: Parameters<typeof serverWith>[0] = {},
) {
  const asked: Parameters<AnswerForm>[0][] = [];
  const server = serverWith({
    ...deps,
    settings: { visitKeys: [newVisitKey()], ...settings },
    answerForm: async (input) => {
      asked.push(input);
      return typeof answer === 'function' ? answer(input) : answer;
    },
  });
  const send = (fields: Record<string, string>, headers: Record<string, string> = FORM) =>
    server.post(ADDRESS, new URLSearchParams(fields), headers);
  return { ...server, send, asked };
}

const leftBy = ({ status, headers }: Response) => [status, headers.get('location')];
const cookiesOf = (response: Response) => response.headers.getSetCookie();
const namesOf = (cookies: string[]) => cookies.map((one) => one.split('=')[0]);
/** The cookies that an answer removes, by name. */
const removedBy = (response: Response) =>
  namesOf(cookiesOf(response).filter((one) => /max-age=0/i.test(one)));

/** The headers of the request that follows an answer with cookies. */
const withCookies = (response: Response) => ({
  cookie: cookiesOf(response)
    .map((one) => one.split(';')[0])
    .join('; '),
});

test('a form that is carried out leads to the next step by 303, with the query of the link', async () => {
  const { send, asked, pages } = serverThat(LEFT);
  const response = await send(LEAD);
  expect(leftBy(response)).toEqual([303, '/payment?product=BETA&seller=maria']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect([await response.text(), pages]).toEqual(['', []]);
  expect(asked).toMatchObject([{ fields: LEAD, template: { templateId: 'lead' } }]);
});

test('the next page is drawn with the visit of the cookie, and nobody keeps it', async () => {
  const { send, get, pages } = serverThat(LEFT);
  const response = await get('/payment?product=BETA', withCookies(await send(LEAD)));
  expect(pages).toMatchObject([{ visit: { dataLead: LEAD } }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('vary')).toMatch(/cookie/i);
});

test('the visit is a session cookie that neither scripts nor other sites get, Secure on https', async () => {
  const written = async (isSecure: boolean) =>
    cookiesOf(await serverThat(LEFT, { settings: { isSecure } }).send(LEAD))[0];
  const secure = /^__Host-guiche-visit=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/;
  expect(await written(true)).toMatch(secure);
  expect(await written(false)).toMatch(/^guiche-visit=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('on https a cookie that another host of the domain has set is not a visit', async () => {
  const { send, get, pages } = serverThat(LEFT, { settings: { isSecure: true } });
  const { cookie } = withCookies(await send(LEAD));
  // Browsers keep the prefix for cookies without a domain (RFC 6265bis, section 4.1.3).
  for (const sent of [cookie, cookie.replace('__Host-', '')]) await get(ADDRESS, { cookie: sent });
  expect(pages.map(({ visit }) => visit)).toEqual([{ dataLead: LEAD }, undefined]);
});

test('a link of another product or area knows nothing of it', async () => {
  const { send, get, pages } = serverThat(LEFT);
  const headers = withCookies(await send(LEAD));
  await get('/payment?product=ALPHA', headers);
  await get('/payment?product=ALPHA&lang=pt-MZ', headers);
  await get('/payment?product=BETA&lang=pt-MZ', headers);
  expect(pages.map(({ visit }) => visit)).toEqual([undefined, undefined, undefined]);
});

test('errors and failures come back with the page and what was typed', async () => {
  const formErrors = [{ path: 'name', message: 'Nome completo' }];
  const posted = { name: 'Ana' };
  const page = { formErrors, formOutcome: { kind: 'failed' }, posted } as const;
  const { send, asked, pages } = serverThat({ kind: 'shown', page });
  const response = await send({ name: 'Ana', cardNumber: '4111 1111 1111 1111' });
  expect([response.status, cookiesOf(response)]).toEqual([200, []]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect([pages, asked]).toMatchObject([[page], [{ fields: posted }]]);
});

test('a form of another site is not looked at', async () => {
  const { send, asked, pages } = serverThat(LEFT);
  const response = await send(LEAD, { 'sec-fetch-site': 'cross-site' });
  expect([response.status, cookiesOf(response), asked]).toEqual([200, [], []]);
  expect(pages[0]!.posted).toBeUndefined();
});

test('without a key the form is checked, and nothing can be sent for it', async () => {
  const { send, asked, pages } = serverThat(WAITS, { settings: { visitKeys: [] } });
  const response = await send(LEAD);
  expect(asked[0]!.client).toBeUndefined();
  expect(pages[0]!.posted).toEqual(LEAD);
  expect(cookiesOf(response)).toEqual([]);
});

test('calls of an action go through the walls of the proxy as the buyer’s own, and count', async () => {
  const failures: unknown[] = [];
  const call: AnswerForm = async ({ client }) => {
    await client!
      .call('createLead', { body: { ...LEAD, product: 'BETA' } as never })
      .catch((error: unknown) => failures.push((error as { kind: string }).kind));
    return WAITS;
  };
  const limits = { payments: 0, cardChecks: 0, sms: 0, leads: 1 };
  const { handler, calls } = serverThat(call, {
    settings: { limits },
    answers: { ...ANSWERS, '/lead': () => Response.json({ id: 'L1' }) },
  });
  const own = { 'user-agent': 'Phone', 'accept-language': 'pt-BR' };
  for (const _ of [1, 2]) {
    const init = { method: 'POST', body: new URLSearchParams(LEAD), headers: { ...FORM, ...own } };
    await handler(new Request(ORIGIN + ADDRESS, init), { address: '192.0.2.7' });
  }
  const [lead, ...others] = calls.filter(({ method }) => method === 'POST');
  expect([others, failures]).toEqual([[], ['notSent']]);
  expect(lead!.url).toMatch(/\/api\/v1\/lead$/);
  expect(Object.fromEntries(lead!.headers)).toMatchObject(own);
  expect(await lead!.json()).toMatchObject(LEAD);
});

test('what fails is logged without what was typed', async () => {
  const log = mutedErrors();
  const fails: AnswerForm = async ({ report }) => {
    report(new Error('Ana Sá is not a name'), 'createLead');
    return WAITS;
  };
  await serverThat(fails).send(LEAD);
  expect(log).toHaveBeenCalled();
  expect(JSON.stringify(log.mock.calls)).not.toContain('Ana');
});

const IN_PERSON: FormAnswer = { ...LEFT, entries: [OF_LEAD, ['isPaymentInPerson', true]] };

test.each([
  ['an address that is typed', { 'sec-fetch-site': 'none' }, true],
  ['a link of another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['a step back within the shop', FORM, false],
  ['a reload', { 'sec-fetch-site': 'none', 'cache-control': 'max-age=0' }, false],
  ['a link, in an older browser', { referer: 'https://shop.example/' }, true],
  ['a page of the shop, in an older browser', { referer: `${ORIGIN}/payment` }, false],
])('[D-169] in person, by %s, the buyer is forgotten: %s', async (_, headers, isForgotten) => {
  const { send, get, pages } = serverThat(IN_PERSON);
  const known = withCookies(await send(LEAD));
  const response = await get('/lead?product=BETA', { ...known, ...headers } as never);
  expect(pages[0]!.visit === undefined).toBe(isForgotten);
  expect(removedBy(response)).toEqual(isForgotten ? ['guiche-visit', 'email'] : []);
});

test('[D-169] a buyer who says that somebody else buys is forgotten, and begins again', async () => {
  const { send, post, asked } = serverThat(LEFT);
  const known = withCookies(await send(LEAD));
  const body = new URLSearchParams({ 'guiche-forget': '1' });
  const response = await post(ADDRESS, body, { ...FORM, ...known });
  expect(leftBy(response)).toEqual([303, ADDRESS]);
  expect(removedBy(response)).toEqual(['guiche-visit', 'email']);
  expect(asked).toHaveLength(1);
});

test('Voltar leads where the flow leads back to, and nothing is carried out', async () => {
  const { post, asked } = serverThat(LEFT);
  const body = new URLSearchParams({ 'guiche-step': 'back' });
  // The flow of the config begins with the payment.
  const response = await post('/success?product=BETA', body, FORM);
  expect(leftBy(response)).toEqual([303, '/payment?product=BETA']);
  expect(asked).toEqual([]);
});

test('a page with a visit may ask for what it is drawn with, any other one may not', async () => {
  const inputs: unknown[] = [];
  const { send, get } = serverThat(LEFT, {
    renderPage: ({ calls }) => {
      inputs.push(calls);
      const answers = calls && ([[['price'], 499]] as const);
      return { lang: 'pt-BR', title: 'T', head: '', body: '', answers };
    },
  });
  const known = withCookies(await send(LEAD));
  const page = async (headers = {}) => (await get('/payment?product=BETA', headers)).text();
  expect(await page(known)).toContain('"answers":[[["price"],499]]');
  expect(await page()).not.toContain('answers');
  expect(inputs).toEqual([expect.objectContaining({ waitMs: 1500 }), undefined]);
});

test('an answer sets all its cookies: those of a form, and that of a link to homologation', async () => {
  const { post } = serverThat(LEFT, { settings: { allowHomologation: true } });
  const response = await post(`${ADDRESS}&homologacao=on`, new URLSearchParams(LEAD), FORM);
  expect(namesOf(cookiesOf(response))).toEqual(['homologacao', 'guiche-visit', 'email']);
});

test('the program has the cookie removed, and nobody else can', async () => {
  const { ask } = serverThat(LEFT);
  const remove = (headers: Record<string, string>) => ask('/visit', { method: 'DELETE', headers });
  const removed = await remove(FORM);
  expect(removed.status).toBe(204);
  expect(cookiesOf(removed)).toEqual(['guiche-visit=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
  const refused = await remove({ 'sec-fetch-site': 'cross-site' });
  expect(refused.status).toBe(403);
  expect(cookiesOf(refused)).toEqual([]);
});
