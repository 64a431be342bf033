import type { BlockDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: BlockDescriptor = {
  description: 'The success mark, where brand.json displays it.',
  chunk: 'success',
  options: {},
};
