/**
 * Messages that the error-reporting service is never sent. Refused input and a lost network are
 * everyday life, not errors of the program. Messages of other clients lack "code" or have other capitals; a longer
 * number, or the browsers' "Failed to fetch dynamically imported module", is another error.
 */
export const IGNORED_MESSAGES: RegExp[] = [
  /\brequest failed with status(?: code)? (?:400|401|404|422)\b/i,
  /\b401 unauthorized\b/i,
  /\b422 unprocessable entity\b/i,
  /\bthe i\/o read operation failed\b/i,
  /\bfailed to fetch\b(?! dynamically)/i,
];
