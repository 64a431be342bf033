export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Zero-width signs and marks of direction come along with a copied text; no buyer can see or delete them. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g;

/** A text without invisible characters; a blank that does not break becomes a plain one. */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replaceAll('\u00a0', ' ');
