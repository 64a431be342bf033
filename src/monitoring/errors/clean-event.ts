import type { Event, Exception, StackFrame } from '@sentry/react';
import { parseUrl } from '../../contract/browser/parse-url.ts';
import { maskNumbers } from '../mask-numbers.ts';
import { scrubbed, scrubbedText, scrubbedUrl } from '../scrub.ts';

const MAX_MESSAGE = 1_000;
const MAX_NAME = 200;
/** Digits that an e-mail address may have before one asks whether somebody put a card number into it. */
const MAX_DIGITS_OF_EMAIL = 13;

/** The text is scrubbed before it is cut: half a card number would not be recognised. */
const clean = (text: string | undefined, max: number) =>
  text === undefined ? undefined : scrubbedText(text).slice(0, max);

const withoutCard = (email: string) =>
  email.replace(/\D/g, '').length > MAX_DIGITS_OF_EMAIL ? maskNumbers(email) : email;

/** A frame without a file has a word such as '<anonymous>' for it. */
const cleanAddress = (address: string | undefined) =>
  address !== undefined && parseUrl(address) ? scrubbedUrl(address) : clean(address, MAX_NAME);

const cleanFrame = ({
  filename,
  function: name,
  lineno,
  colno,
  in_app,
}: StackFrame): StackFrame => ({
  filename: cleanAddress(filename),
  function: clean(name, MAX_NAME),
  lineno,
  colno,
  in_app,
});

const cleanException = ({ type, value, mechanism, stacktrace }: Exception): Exception => ({
  type: clean(type, MAX_NAME),
  value: clean(value, MAX_MESSAGE),
  ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled } }),
  ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(cleanFrame) } }),
});

/**
 * Returns an event with nothing but what names the error and where it happened. Causes, breadcrumbs, contexts
 * and objects that were thrown are left out: they quote answers and typed values.
 *
 * @param page Address of the document; its query and fragment are not sent.
 * @param email Value of the `email` cookie: the one value that names a buyer.
 */
export function cleanEvent(event: Event, page: string, email: string | undefined): Event {
  const { event_id, timestamp, platform, level, environment, release, sdk, fingerprint } = event;
  const tags = scrubbed(event.tags ?? {}) as NonNullable<Event['tags']>;
  return {
    event_id,
    timestamp,
    platform,
    level,
    environment,
    release,
    sdk,
    fingerprint,
    exception: { values: event.exception?.values?.map(cleanException) },
    tags: email ? { ...tags, email: withoutCard(email) } : tags,
    request: { url: scrubbedUrl(page.replace(/[?#].*$/s, '')) },
  };
}
