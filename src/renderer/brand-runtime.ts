import { deepEquals } from '@rjsf/utils';
import type { BrandRuntime } from '../contract/compiled-brand.ts';
import { formats } from '../rules/formats.ts';

/** What the program hands to a brand module: the functions that Ajv's code would otherwise import. */
export const brandRuntime: BrandRuntime = {
  formats,
  ucs2length: (text) => [...text].length,
  equal: deepEquals,
};
