import { expect, test } from 'vitest';
import type { Flow } from '../contract/compiled-brand.ts';
import { naughty } from '../../tests/corpora/naughty.ts';
import { chooseFlow, choicesOf, flowOf } from './choose-flow.ts';
import { parseLink } from './link.ts';

const flow = (id: string, choose?: Flow['choose']): Flow => ({
  id,
  steps: [{ id: 'lead', templateId: 'lead' }],
  choose,
});
const flows = ['first', 'default', 'offer', 'pix', 'bankslip', 'extended', 'livelo', 'alt'].map(
  (id) => flow(id),
);
const ofBrand = [flow('default'), flow('extended', { voucher: ['msjana'], route: ['msjana'] })];
const extended = choicesOf(ofBrand);
const livelo = choicesOf([flow('livelo', { route: ['livelo', 'livelo-accrual'] })]);

const chosen = (query: string, choices = extended, among = flows) =>
  chooseFlow(parseLink(`?${query}`), among, choices)?.id;

test.each([
  ['[QUERY-04] [FLOW-07] flowId', 'flowId=alt', 'alt'],
  ['[FLOW-07] flowId over oferta', 'flowId=alt&oferta=p9', 'alt'],
  ['[FLOW-07] flowId over route and voucher', 'flowId=alt&route=pix&voucher=msjana', 'alt'],
  ['[FLOW-08] [QUERY-05] oferta', 'oferta=p9', 'offer'],
  ['[FLOW-09] nothing', '', 'default'],
  ['[FLOW-11] [QUERY-07] route=pix', 'route=pix', 'pix'],
  ['[FLOW-11] route=pix over oferta', 'route=pix&oferta=p9', 'pix'],
  ['[FLOW-12] [QUERY-08] route=bankslip', 'route=bankslip', 'bankslip'],
  ['[FLOW-11] the clicked route over a voucher', 'route=pix&voucher=msjana', 'pix'],
  ['[FLOW-13] a voucher that the brand lists', 'voucher=msjana', 'extended'],
  ['[FLOW-13] or its route', 'route=msjana', 'extended'],
  ['[FLOW-13] over oferta', 'voucher=msjana&oferta=p9', 'extended'],
  ['[FLOW-14] a route that only another brand lists', 'route=livelo', 'default'],
  ['[QUERY-11] [FLOW-18] route=vip', 'route=vip', 'default'],
  ['[FLOW-18] a route that nobody knows', 'route=alt', 'default'],
  ['[FLOW-18] a route by another name', 'route=constructor', 'default'],
])('%s: ?%s takes %s', (_, query, id) => {
  expect(chosen(query)).toBe(id);
});

test.each([
  ['[FLOW-14] [QUERY-09]', 'route=livelo', 'livelo'],
  ['[FLOW-15] [QUERY-10]', 'route=livelo-accrual', 'livelo'],
  ['[FLOW-13]', 'voucher=msjana', 'default'],
])('%s where the brand lists the livelo routes, ?%s takes %s', (_, query, id) => {
  expect(chosen(query, livelo)).toBe(id);
});

test.each(['flowId=gone', 'route=pix', 'oferta=p9', 'voucher=msjana', ''])(
  '[FLOW-10] ?%s takes the first flow where its own is missing',
  (query) => {
    expect(chosen(query, extended, [flow('first'), flow('alt')])).toBe('first');
  },
);

test.each(naughty.rawQueries)('$id ($why) takes a flow that exists', ({ query }) => {
  expect(['first', 'default', 'offer']).toContain(chosen(query));
});

test('without any flow there is none to take', () => {
  expect(chooseFlow(parseLink(''), [], [])).toBeUndefined();
});

test('the flows of a config come before those of the brand, which still name the routes', () => {
  const found = flowOf(parseLink('?voucher=msjana'), ofBrand, {
    flows: ['default', 'extended'].map((id) => ({ id, steps: [{ id: 's', templateId: 'lead' }] })),
  });
  expect(found.flow).toMatchObject({ id: 'extended', steps: [{ id: 's' }] });
  expect(found.flows).toHaveLength(2);
});

test.each([[null], [{ flows: 'broken' }], [{ flows: [] }]])(
  'with the config %j the flows are those of the brand',
  (config) => {
    expect(flowOf(parseLink('?flowId=extended'), ofBrand, config)).toEqual({
      flow: ofBrand.find(({ id }) => id === 'extended'),
      flows: ofBrand,
    });
  },
);

test('without any flow at all nothing can be shown', () => {
  expect(() => flowOf(parseLink(''), [], null)).toThrow('There is no flow at all');
});
