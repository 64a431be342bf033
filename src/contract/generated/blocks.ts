// Generated from widgets/blocks by `npm run generate`. Do not edit.

import type { BlockFacts } from '../descriptors.ts';

/** Facts of each block but the form, by the block's name. */
export const blockFacts: ReadonlyMap<string, BlockFacts> = new Map<string, BlockFacts>([
  [
    'access-link',
    { chunk: 'success', always: [], maybe: [], calls: [], buttons: ['text'], values: [] },
  ],
  ['benefits', { always: [], maybe: [], calls: [], buttons: [], values: [] }],
  [
    'boleto-slip',
    { chunk: 'success', always: [], maybe: [], calls: [], buttons: ['copy', 'print'], values: [] },
  ],
  [
    'buyer',
    {
      chunk: 'payment',
      always: [],
      maybe: [],
      calls: [],
      buttons: ['edit', 'save', 'cancel', 'change'],
      values: [],
    },
  ],
  ['contract', { chunk: 'payment', always: [], maybe: [], calls: [], buttons: [], values: [] }],
  [
    'countdown',
    { chunk: 'steps', always: [], maybe: [], calls: [], buttons: [], values: ['until'] },
  ],
  [
    'coupon',
    { chunk: 'steps', always: [], maybe: [], calls: [], buttons: ['apply', 'remove'], values: [] },
  ],
  ['guarantee', { always: [], maybe: [], calls: [], buttons: [], values: [] }],
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
    { always: [], maybe: [], calls: ['getProductV1', 'getProductV2'], buttons: [], values: [] },
  ],
  [
    'payment-methods',
    { chunk: 'payment', always: [], maybe: [], calls: [], buttons: [], values: ['method'] },
  ],
  [
    'pix-code',
    {
      chunk: 'success',
      always: [],
      maybe: [],
      calls: [],
      buttons: ['copy', 'other', 'again'],
      values: [],
    },
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
  ['receipt', { chunk: 'success', always: [], maybe: [], calls: [], buttons: [], values: ['of'] }],
  ['referer', { chunk: 'success', always: [], maybe: [], calls: [], buttons: [], values: [] }],
  [
    'restart',
    { chunk: 'success', always: [], maybe: [], calls: [], buttons: ['text'], values: [] },
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
  ['secure-note', { chunk: 'payment', always: [], maybe: [], calls: [], buttons: [], values: [] }],
  [
    'sms-sender',
    { chunk: 'steps', always: [], maybe: [], calls: ['sendSms'], buttons: ['resend'], values: [] },
  ],
  ['steps', { chunk: 'success', always: [], maybe: [], calls: [], buttons: [], values: [] }],
  ['success-icon', { chunk: 'success', always: [], maybe: [], calls: [], buttons: [], values: [] }],
  ['testimonial', { chunk: 'steps', always: [], maybe: [], calls: [], buttons: [], values: [] }],
  ['text', { always: [], maybe: [], calls: [], buttons: [], values: ['link'] }],
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
