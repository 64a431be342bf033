import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description:
    "The brand's loading animation; the screen replaces itself by the first step of the flow, keeping the query.",
  chunk: 'steps',
  leadsToFirstStep: true,
  options: {
    text: {
      title: 'Text',
      description: 'Text of the link to the first step, for where that does not happen by itself.',
      examples: ['parsing.next'],
      isTextKey: true,
    },
  },
};
