export const REQUEST_ID_HEADER = 'x-request-id';

/** The ids that our server takes from outside; in place of anything else it makes one of its own. */
export const ACCEPTED_REQUEST_ID = /^[A-Za-z0-9._-]{8,64}$/;

/** Crockford's base32: no I, L, O or U, which are misheard or misread as another sign. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const NUMBER = /(\d-?){9}/;

/** A random id of 60 bits that a buyer can read out on the phone, such as `7K3M-9QXA-2BTC`. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const signs = Array.from(bytes, (byte, at) => (at && at % 4 === 0 ? '-' : '') + SIGNS[byte & 31]);
  const id = signs.join('');
  // Logs and reports take out what may be the number of a person, and would lose such an id.
  return NUMBER.test(id) ? newRequestId() : id;
}
