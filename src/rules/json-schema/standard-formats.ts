/**
 * The formats that JSON Schema itself names (draft 2019-09). They are patterns and not
 * functions as in ajv-formats, so that a compiled validator contains the ones it needs and browsers
 * download no others.
 */

const LEAP = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const DAY = `(?:\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|${LEAP}-02-29)`;
const HOUR = '(?:[01]\\d|2[0-3]):[0-5]\\d:(?:[0-5]\\d|60)(?:\\.\\d+)?';
const ZONE = '(?:[zZ]|[+-](?:[01]\\d|2[0-3]):?[0-5]\\d)';
const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = `${BYTE}(?:\\.${BYTE}){3}`;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HEX = '[0-9a-fA-F]{1,4}';
const IPV6 = `(?:(?:${HEX}:){7}${HEX}|(?=(?:[^:]*:){2,7}[^:]*$)(?:${HEX}(?::${HEX})*)?::(?:${HEX}(?::${HEX})*)?|(?:${HEX}:){6}${IPV4}|::(?:ffff:)?${IPV4})`;
const ATOM = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";

const whole = (source: string, flags = '') => new RegExp(`^${source}$`, flags);

export const standardFormats = {
  /** RFC 3339, full-date; leap years included. */
  date: whole(DAY),
  /** RFC 3339, full-time; a browser's time field gives no zone, so it is optional. */
  time: whole(`${HOUR}${ZONE}?`),
  'date-time': whole(`${DAY}[tT ]${HOUR}${ZONE}`),
  /** RFC 3339, appendix A. */
  duration: /^P(?!$)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/,
  /** RFC 5321, without quoted and address parts; checkout forms want 'email-address'. */
  email: whole(`${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}`, 'iu'),
  'idn-email': /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  hostname: whole(`(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*`, 'i'),
  'idn-hostname': /^(?=.{1,253}$)[^\s./]+(?:\.[^\s./]+)*$/,
  ipv4: whole(IPV4),
  ipv6: whole(IPV6),
  /** RFC 3986. */
  uri: /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i,
  'uri-reference': /^[^\s<>"{}|\\^`]*$/,
  iri: /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/iu,
  'iri-reference': /^[^\s<>"{}|\\^`]*$/,
  'uri-template': /^(?:[^\s<>"{}|\\^`]|\{[^\s{}]+\})*$/,
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  /** RFC 6901. */
  'json-pointer': /^(?:\/(?:[^~/]|~[01])*)*$/,
  'relative-json-pointer': /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/,
  /** Hints to a widget that RJSF knows: any text, and what a colour field gives. */
  password: /^/,
  color: /^#[0-9a-f]{6}$/i,
} satisfies Record<string, RegExp>;
