/** Attributes of a link out of the shop; the purchase stays open beside it. */
export const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;
