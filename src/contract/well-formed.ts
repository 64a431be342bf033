/**
 * The text with U+FFFD for each half of a surrogate pair that stands alone: an escape in JSON may write one, and
 * `encodeURIComponent` throws at it.
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
