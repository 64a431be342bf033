import { expect, test } from 'vitest';
import { makeBrand, sandboxOf, send } from '../sandbox-test-kit.ts';

/** Everything that a brand's JSON can say of flows, in the reference of flows.json. */
const flow = {
  id: 'default',
  choose: { voucher: ['x'] },
  $schema: 'flows.schema.json',
  steps: [
    {
      id: 'lead',
      templateId: 'lead',
      after: 'x',
      defaultNextStepId: 'payment',
      outcomes: { declined: 'success' },
      stepNumber: 1,
      props: {
        voucher: 'V1',
        style: { logoWidth: 90 },
        media: { logo: 'https://cdn.example.com/a.svg', video: 'x' },
        plan: { business: 'events', id: 'p' },
        isPaymentInPerson: true,
        contract: true,
        renewApi: 'v1',
        orderBump: { planId: 'p2' },
      },
    },
    { id: 'payment', templateId: 'payment', props: { contract: true } },
  ],
  props: {
    media: { logo: 'https://cdn.example.com/b.svg', favicon: 'https://cdn.example.com/b.ico' },
    style: { logoWidth: 120, colour: 'red' },
    upsell: { dsProductId: 'ds-x', name: 'X' },
    other: 1,
  },
};

test('[ENTITY-22] [ENTITY-27] config says of a flow what section 3 names, and nothing else', async () => {
  const sandbox = sandboxOf({ ...makeBrand(), flows: [flow] });
  const { answer } = await send(sandbox, 'GET /api/v1/product/ALFA/config');
  expect((answer as { checkoutFlow: object }).checkoutFlow).toEqual({
    flows: [
      {
        id: 'default',
        steps: [
          {
            id: 'lead',
            templateId: 'lead',
            defaultNextStepId: 'payment',
            props: {
              voucher: 'V1',
              style: { logoWidth: 90 },
              media: { logo: 'https://cdn.example.com/a.svg' },
              plan: { business: 'events' },
            },
          },
          { id: 'payment', templateId: 'payment' },
        ],
        props: {
          media: {
            logo: 'https://cdn.example.com/b.svg',
            favicon: 'https://cdn.example.com/b.ico',
          },
          style: { logoWidth: 120 },
          upsell: { dsProductId: 'ds-x' },
        },
      },
    ],
  });
});
