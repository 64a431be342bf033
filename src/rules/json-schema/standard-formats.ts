import { fastFormats } from 'ajv-formats/dist/formats.js';

/** Decimals to which a number divided by "multipleOf" has to be whole: computers divide 19.99 by 0.01 to 1998.99…. */
export const MULTIPLE_OF_PRECISION = 6;

/** Those of ajv-formats that are patterns, so that a compiled validator contains the formats that it needs. */
const patternOf = (name: keyof typeof fastFormats): RegExp => {
  const format = fastFormats[name] as RegExp | { validate: RegExp };
  return format instanceof RegExp ? format : format.validate;
};

export const standardFormats = {
  /** That of ajv-formats takes a thirteenth month. */
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  /** A browser's time field gives no zone, so it is optional. */
  time: patternOf('iso-time'),
  'date-time': patternOf('date-time'),
  duration: patternOf('duration'),
  email: patternOf('email'),
  'idn-email': /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  hostname: patternOf('hostname'),
  'idn-hostname': /^(?=.{1,253}$)[^\s./]+(?:\.[^\s./]+)*$/,
  ipv4: patternOf('ipv4'),
  ipv6: patternOf('ipv6'),
  uri: patternOf('uri'),
  'uri-reference': patternOf('uri-reference'),
  iri: patternOf('uri'),
  'iri-reference': patternOf('uri-reference'),
  'uri-template': patternOf('uri-template'),
  uuid: patternOf('uuid'),
  'json-pointer': patternOf('json-pointer'),
  'relative-json-pointer': patternOf('relative-json-pointer'),
  /** Hints to a widget that RJSF knows: any text, and what a colour field gives. */
  password: /^/,
  color: /^#[0-9a-f]{6}$/i,
} satisfies Record<string, RegExp>;
