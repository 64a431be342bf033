// Generated from widgets/blocks by `npm run generate`. Do not edit.

import type { BlockFacts } from '../descriptors.ts';

/** Facts of each block but the form, by the block's name. */
export const blockFacts: ReadonlyMap<string, BlockFacts> = new Map<string, BlockFacts>([
  [
    'access-link',
    { chunk: 'payment', always: [], maybe: [], calls: [], buttons: ['text'], values: [] },
  ],
  [
    'boleto-slip',
    { chunk: 'payment', always: [], maybe: [], calls: [], buttons: ['copy'], values: [] },
  ],
  [
    'buyer',
    { chunk: 'payment', always: [], maybe: [], calls: [], buttons: ['change'], values: [] },
  ],
  ['contract', { chunk: 'payment', always: [], maybe: [], calls: [], buttons: [], values: [] }],
  ['heading', { always: [], maybe: [], calls: [], buttons: [], values: [] }],
  ['help-link', { always: [], maybe: [], calls: [], buttons: [], values: [] }],
  [
    'next',
    {
      always: ['continue'],
      maybe: [],
      calls: [],
      buttons: ['text'],
      values: [],
      continueOption: 'text',
    },
  ],
  [
    'order-bump',
    {
      chunk: 'steps',
      always: ['continue', 'declined'],
      maybe: [],
      calls: ['getProductV1', 'getProductV2'],
      buttons: ['accept', 'decline', 'next'],
      values: [],
      continueOption: 'accept',
    },
  ],
  [
    'order-summary',
    {
      chunk: 'payment',
      always: [],
      maybe: [],
      calls: ['getProductV1', 'getProductV2'],
      buttons: [],
      values: [],
    },
  ],
  [
    'payment-methods',
    { chunk: 'payment', always: [], maybe: [], calls: [], buttons: [], values: ['method'] },
  ],
  [
    'pix-code',
    { chunk: 'payment', always: [], maybe: [], calls: [], buttons: ['copy'], values: [] },
  ],
  [
    'profile-plans',
    {
      chunk: 'steps',
      always: ['continue'],
      maybe: ['declined'],
      calls: ['getProductV1', 'getProductV2'],
      buttons: ['choose', 'next', 'decline'],
      values: [],
      continueOption: 'choose',
    },
  ],
  ['receipt', { chunk: 'payment', always: [], maybe: [], calls: [], buttons: [], values: ['of'] }],
  ['referer', { chunk: 'payment', always: [], maybe: [], calls: [], buttons: [], values: [] }],
  [
    'restart',
    { chunk: 'payment', always: [], maybe: [], calls: [], buttons: ['text'], values: [] },
  ],
  ['rich-text', { chunk: 'steps', always: [], maybe: [], calls: [], buttons: [], values: [] }],
  [
    'screen-link',
    {
      chunk: 'steps',
      always: [],
      maybe: [],
      calls: [],
      buttons: ['text'],
      values: ['screen'],
      linkOption: 'screen',
    },
  ],
  [
    'sms-sender',
    { chunk: 'steps', always: [], maybe: [], calls: ['sendSms'], buttons: ['resend'], values: [] },
  ],
  ['success-icon', { chunk: 'payment', always: [], maybe: [], calls: [], buttons: [], values: [] }],
  ['text', { always: [], maybe: [], calls: [], buttons: [], values: [] }],
  ['tickets', { chunk: 'payment', always: [], maybe: [], calls: [], buttons: [], values: [] }],
  [
    'transit',
    {
      chunk: 'steps',
      always: [],
      maybe: [],
      calls: [],
      buttons: [],
      values: [],
      leadsToFirstStep: true,
    },
  ],
  [
    'upsell-offer',
    {
      chunk: 'steps',
      always: ['continue'],
      maybe: ['declined'],
      calls: ['getProductV1', 'getProductV2'],
      buttons: ['accept', 'decline', 'next'],
      values: [],
      continueOption: 'accept',
    },
  ],
  [
    'video',
    { chunk: 'steps', always: [], maybe: [], calls: [], buttons: [], values: ['src', 'captions'] },
  ],
]);
