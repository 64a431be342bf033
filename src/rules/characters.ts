/** The ASCII digits of a text, in order. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * Zero-width space, joiners and marks of direction, word joiner, soft hyphen, embeddings and isolates: they
 * come along with a text that is copied from a page or a message, and no buyer can see or delete them.
 */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/g;

/** A text without invisible characters; a blank that does not break becomes a plain one. */
export const withoutInvisible = (text: string): string =>
  text.replace(INVISIBLE, '').replaceAll('\u00a0', ' ');
