/** A form's JSON. */
export interface Sample {
  schema: object;
  ui?: object;
  messages?: object;
}

/** Short ways to write a schema. */
export const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more });
export const object = (properties: object, more: object = {}) => ({
  type: 'object',
  properties,
  ...more,
});
