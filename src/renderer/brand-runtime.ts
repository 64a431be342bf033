import { deepEquals } from '@rjsf/utils';
import type { BrandRuntime } from '../contract/compiled-brand.ts';
import { formats } from '../rules/formats.ts';

/** Functions handed to a brand module, which Ajv's code would otherwise import. */
export const brandRuntime: BrandRuntime = {
  formats,
  ucs2length: (text) => [...text].length,
  equal: deepEquals,
};
