import type { Event } from '@sentry/react';
import { parseUrl } from '../../contract/browser/parse-url.ts';
import { allowedFields, plain } from '../allowed-fields.ts';
import { maskNumbers } from '../mask-numbers.ts';
import { scrubbedUrl, textUpTo } from '../scrub.ts';

/** Digits that an e-mail address may have before it may hold a card number. */
const MAX_DIGITS_OF_EMAIL = 13;
const withoutCard = (email: string) =>
  email.replace(/\D/g, '').length > MAX_DIGITS_OF_EMAIL ? maskNumbers(email) : email;

const name = textUpTo(200);
/** A frame without a file has a word such as '<anonymous>' for it. */
const address = (value: unknown) =>
  typeof value === 'string' && parseUrl(value) ? scrubbedUrl(value) : name(value);

const SOFTWARE = { name: plain, version: plain };

/** Causes, breadcrumbs, contexts and thrown objects are not named here: they quote answers and typed values. */
const EVENT = {
  event_id: plain,
  timestamp: plain,
  platform: plain,
  level: plain,
  environment: plain,
  release: plain,
  sdk: { ...SOFTWARE, packages: [SOFTWARE], integrations: [plain], settings: { infer_ip: plain } },
  fingerprint: [plain],
  exception: {
    values: [
      {
        type: name,
        value: textUpTo(1_000),
        mechanism: { type: plain, handled: plain },
        stacktrace: {
          frames: [
            { filename: address, function: name, lineno: plain, colno: plain, in_app: plain },
          ],
        },
      },
    ],
  },
  tags: { brand: name, product: name, where: name, requestId: name },
} as const;

/**
 * Returns an event with nothing but what names the error and where it happened.
 *
 * @param page Address of the document; its query and fragment are not sent.
 * @param email Value of the `email` cookie: the one value that names a buyer.
 */
export function cleanEvent(event: Event, page: string, email: string | undefined): Event {
  const clean = allowedFields(event, EVENT) as Event;
  const tags = { ...clean.tags, ...(email && { email: withoutCard(email) }) };
  return { ...clean, tags, request: { url: scrubbedUrl(page.replace(/[?#].*$/s, '')) } };
}
