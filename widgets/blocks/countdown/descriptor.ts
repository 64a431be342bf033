import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    'The time that is left until a real date: the end of an offer, the beginning of an event. Once the date is past it draws nothing.',
  chunk: 'steps',
  options: {
    until: {
      title: 'Until',
      description: 'The date with time and zone (RFC 3339). It is the same for every buyer.',
      examples: ['2030-11-30T23:59:59-03:00'],
      type: 'string',
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(Z|[+-]\\d{2}:\\d{2})$',
    },
    text: {
      title: 'Text',
      description: 'Words for less than two days, with {time}.',
      examples: ['countdown.text'],
      isTextKey: true,
    },
    days: {
      title: 'Days',
      description: 'Words for two days or more, with {n}.',
      examples: ['countdown.days'],
      isTextKey: true,
    },
  },
};
