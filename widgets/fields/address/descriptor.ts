import type { FieldGroupDescriptor } from '../../../src/contract/descriptors.ts';

export const descriptor: FieldGroupDescriptor = {
  description:
    'The seven fields of an address. The property needs no schema of its own: with this widget it is the library’s field `address`, also where it changes some of its fields.',
  isGroup: true,
};
