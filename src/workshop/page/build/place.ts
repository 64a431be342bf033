import type { RJSFSchema } from '@rjsf/utils';

/** Items in their order, with their names for people. */
export type Order = readonly { id: string; name: string }[];

/** The question behind which other item one stands; without an answer it is the first. */
export const placeSchema = (title: string, order: Order, own?: string): RJSFSchema => ({
  type: 'string',
  title,
  oneOf: order.flatMap(({ id, name }) => (id === own ? [] : [{ const: id, title: name }])),
});

/** The item that another one stands behind; undefined for the first, and for one that is not there. */
export const before = (order: Order, id: string): string | undefined =>
  order[order.findIndex((one) => one.id === id) - 1]?.id;
