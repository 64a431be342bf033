/**
 * Messages that the error-reporting service is never sent (section 8). Refused input and a lost network are
 * everyday life, not errors of the program. D-163: with or without "code", in any case; a longer number, or
 * the browsers' "Failed to fetch dynamically imported module", is something else. D-140: the I/O message.
 */
export const IGNORED_MESSAGES: RegExp[] = [
  /\brequest failed with status(?: code)? (?:400|401|404|422)\b/i,
  /\b401 unauthorized\b/i,
  /\b422 unprocessable entity\b/i,
  /\bthe i\/o read operation failed\b/i,
  /\bfailed to fetch\b(?! dynamically)/i,
];
