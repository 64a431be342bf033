import type { FormValues } from '../../src/checkout/form/form-values.ts';

/** A form's JSON. */
export interface Sample {
  schema: object;
  ui?: object;
  messages?: object;
}

/** A form and its buyer. */
export interface FilledSample extends Sample {
  /** Fills in what is wrong in one field, the rest as it should be; at first one that is needed is empty. */
  wrong?(): void;
  /** DOM id of that field. */
  at: string;
  /** Puts it right. */
  right(): void;
  sends: FormValues;
}

/** Short ways to write a schema. */
export const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more });
export const object = (properties: object, more: object = {}) => ({
  type: 'object',
  properties,
  ...more,
});
