import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

const flows = [{ id: 'default', steps: [{ id: 'lead', templateId: 'lead' }] }];

test('[CALL-09] config: flows, tag manager, title, looks and address form', () => {
  const answer = {
    checkoutFlow: { flows },
    gtm: 'GTM-ABC123',
    title: 'Inglês online',
    designSystemId: 'ATRINCA$dark',
    hasAddressForm: true,
  };
  const { checkoutFlow, ...rest } = answer;
  expect(readConfig(answer)).toEqual({ flows: checkoutFlow.flows, ...rest });
});

test('[ENTITY-66] a wrapped answer with unknown fields and only the flows is enough', () => {
  expect(readConfig({ data: { checkout_flow: { flows, x: 1 }, gtm: { id: 'GTM-1' } } })).toEqual({
    flows,
    gtm: 'GTM-1',
  });
});

test('ornaments of another type count as left out', () => {
  const answer = { checkoutFlow: { flows }, title: {}, hasAddressForm: 'yes', designSystemId: '' };
  expect(readConfig(answer)).toEqual({ flows });
});

test.each([undefined, 'ok', {}, { checkoutFlow: null }, { flows }])(
  'without checkoutFlow the config is unreadable: %o',
  (answer) => {
    expect(() => readConfig(answer)).toThrow(
      expect.objectContaining({ kind: 'unreadable', operationId: 'getProductConfig' }),
    );
  },
);

test.each([{ flows: [] }, { flows: {} }, {}])(
  'D-172: a config whose checkoutFlow is %o has not failed; the visit judges its flows',
  (checkoutFlow) => {
    expect(readConfig({ checkoutFlow, title: 'T' })).toEqual({ ...checkoutFlow, title: 'T' });
  },
);
