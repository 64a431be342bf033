import type { UiSchema } from '@rjsf/utils';
import type { FormValues } from '../../../src/checkout/form/form-values.ts';

/** A schema of the shape that a sample of RJSF's playground shows, in words of our own, and its buyer. */
export interface PlaygroundSample {
  schema: object;
  ui?: UiSchema;
  data?: FormValues;
  /** Fills in what is wrong in one field, the rest as it should be. */
  wrong(): void;
  /** DOM id of that field. */
  at: string;
  /** Puts it right. */
  right(): void;
  sends: FormValues;
}
