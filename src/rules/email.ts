export type EmailFault = 'email';

const MIN_LENGTH = 7;
const MAX_LENGTH = 80;
const LOCAL = /^(?=.{2,64}$)[\w+-]+(?:\.[\w+-]+)*$/;
const LABEL = /^[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?$/;
/** Letters, or a domain of another script as it travels (RFC 5890). */
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/**
 * EMAIL, section 5: 7 to 80 characters without the blanks around, a local part of 2 to 64, a domain
 * whose first label has at least 2. Of the characters that RFC 5321 allows in a local part only those
 * in everyday use pass: letters, digits, plus, dot, dash, underscore.
 */
export function checkEmail(value: string): EmailFault | undefined {
  const address = value.trim();
  if (address.length < MIN_LENGTH || address.length > MAX_LENGTH) return 'email';
  const [local = '', domain = '', ...rest] = address.split('@');
  const labels = domain.split('.');
  const [first = ''] = labels;
  const valid =
    rest.length === 0 &&
    LOCAL.test(local) &&
    first.length >= 2 &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '');
  return valid ? undefined : 'email';
}
