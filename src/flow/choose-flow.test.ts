import { expect, test } from 'vitest';
import type { Flow } from '../contract/compiled-brand.ts';
import { configFlowOf, flowOf } from './choose-flow.ts';
import { asksForSlip, chooseFlow } from './flow-choice.ts';
import { parseLink } from './link.ts';

const flow = (id: string, choose?: Flow['choose']): Flow => ({
  id,
  steps: [{ id: 'lead', templateId: 'lead' }],
  choose,
});
const flows = ['first', 'default', 'offer', 'pix', 'bankslip', 'extended', 'livelo', 'alt'].map(
  (id) => flow(id),
);
const extended = [flow('default'), flow('extended', { voucher: ['msjana'], route: ['msjana'] })];
const livelo = [flow('livelo', { route: ['livelo', 'livelo-accrual'] })];

const chosen = (query: string, choices = extended, among = flows) =>
  chooseFlow(parseLink(`?${query}`), among, choices)?.id;

test.each<[string, string, string, Flow[]?]>([
  ['[QUERY-04] [FLOW-07] flowId', 'flowId=alt', 'alt'],
  ['[FLOW-07] flowId over route and voucher', 'flowId=alt&route=pix&voucher=msjana', 'alt'],
  ['[FLOW-08] [QUERY-05] oferta', 'oferta=p9', 'offer'],
  ['[FLOW-09] [CONST-33] nothing', '', 'default'],
  ['[FLOW-11] [QUERY-07] route=pix', 'route=pix', 'pix'],
  ['[FLOW-12] [QUERY-08] route=bankslip', 'route=bankslip', 'bankslip'],
  ['[FLOW-11] the clicked route over a voucher', 'route=pix&voucher=msjana', 'pix'],
  ['[FLOW-13] a voucher that the brand lists', 'voucher=msjana', 'extended'],
  ['[FLOW-13] or its route', 'route=msjana', 'extended'],
  ['[FLOW-14] a route that only another brand lists', 'route=livelo', 'default'],
  ['[QUERY-11] [FLOW-18] route=vip', 'route=vip', 'default'],
  ['[FLOW-14] [QUERY-09] a route that the brand lists', 'route=livelo', 'livelo', livelo],
  ['[FLOW-15] [QUERY-10] another one', 'route=livelo-accrual', 'livelo', livelo],
  ['[FLOW-13] a voucher that only another brand lists', 'voucher=msjana', 'default', livelo],
])('%s: ?%s takes %s', (_, query, id, choices) => {
  expect(chosen(query, choices)).toBe(id);
});

test.each(['flowId=gone', 'route=pix', 'oferta=p9', 'voucher=msjana', ''])(
  '[FLOW-10] ?%s takes the first flow where its own is missing',
  (query) => {
    expect(chosen(query, extended, [flow('first'), flow('alt')])).toBe('first');
  },
);

const sound = (id: string) => ({ id, steps: [{ id: 's', templateId: 'payment' }] });
const SOUND = sound('default');
const OFFER = sound('offer');
const [OWN_DEFAULT, OWN_PIX] = [flow('default'), flow('pix')];

const take = (found: unknown, query = '', brand = [OWN_DEFAULT, OWN_PIX]) =>
  flowOf(parseLink(`?${query}`), brand, { flows: found });

const BROKEN = { id: 'default', steps: [] };

test('D-172: without a flow of that id the brand’s default is used, then the first usable of the config', () => {
  const broken = [{ ...BROKEN, id: 'gift' }, { ...BROKEN, id: 'pix' }, OFFER];
  expect(take(broken, 'flowId=gift').flow).toBe(OWN_DEFAULT);
  expect(take(broken, 'route=pix').flow).toBe(OWN_PIX);
  expect(take(broken, 'flowId=gift', [OWN_PIX]).flow.id).toBe('offer');
  expect(take(broken, 'route=pix', []).flow.id).toBe('offer');
});

test('D-36: a flow that the config lacks is its first one, also where the brand has that flow', () => {
  expect(take([OFFER], 'route=pix').flow.id).toBe('offer');
  expect(take([OFFER, SOUND], 'flowId=none').flow.id).toBe('offer');
});

test('D-36, D-172: the first flow of the config is replaced like any other where it is unusable', () => {
  expect(take([{ ...BROKEN, id: 'pix' }, OFFER], 'flowId=none').flow).toBe(OWN_PIX);
  expect(take([{ steps: [] }, OFFER], 'flowId=none').flow).toBe(OWN_DEFAULT);
});

test.each([
  ['an empty list', []],
  ['nothing but nothing', [null, 1, 'x', [], {}]],
  ['unusable flows alone', [BROKEN, { ...BROKEN, id: 'gift' }]],
])("D-172: with %s for flows the brand's own are used, and that is reported", (_, flows) => {
  expect(take(flows).flow).toBe(OWN_DEFAULT);
  expect(take(flows, 'route=pix').flow).toBe(OWN_PIX);
  expect(take(flows, 'flowId=gift').flow).toBe(OWN_DEFAULT);
  expect(take(flows).problems.length).toBeGreaterThan(0);
});

const takeAlone = (flows: unknown, query = '') =>
  configFlowOf(parseLink(`?${query}`), extended, { flows });

test.each([
  ['', 'default'],
  ['flowId=offer', 'offer'],
  // The routes and vouchers are those of the brand's JSON (FLOW-13).
  ['voucher=msjana', 'extended'],
  ['flowId=gone', 'default'],
])('of the usable flows of a config alone, ?%s takes %s', (query, id) => {
  const found = takeAlone([SOUND, OFFER, sound('extended')], query);
  expect(found.flow?.id).toBe(id);
  expect(found.flows.map((one) => one.id)).toEqual(['default', 'offer', 'extended']);
  expect(found.problems).toEqual([]);
});

test('an unusable flow of a config alone is not replaced, and its mistake is put in words', () => {
  const found = takeAlone([SOUND, { ...BROKEN, id: 'offer' }], 'flowId=offer');
  expect(found.flow).toBeUndefined();
  expect(found.flows.map((one) => one.id)).toEqual(['default']);
  expect(found.problems).toEqual([expect.stringContaining('"offer"')]);
});

test.each([
  ['bankslip', undefined, true],
  ['bankslip', 'pix', true],
  ['default', 'bankslip', true],
  ['default', undefined, false],
  ['pix', 'pix', false],
])('[FLOW-12] the flow %s by the route %s asks for a bank slip: %s', (id, route, expected) => {
  expect(asksForSlip({ id }, { route })).toBe(expected);
});
