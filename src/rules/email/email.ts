export type EmailError = 'email';

const MIN_LENGTH = 7;
const MAX_LENGTH = 80;
const LOCAL = /^(?=.{2,64}$)[\w+-]+(\.[\w+-]+)*$/;
/** Labels of RFC 1035, the last of letters, or of another script as it travels (RFC 5890). */
const DOMAIN =
  /^(?=[^.]{2})([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]*[a-z\d])$/i;

/**
 * EMAIL, section 5: 7 to 80 characters without the blanks around, a local part of 2 to 64, a domain
 * whose first label has at least 2. Of the characters that RFC 5321 allows in a local part only those
 * in everyday use pass: letters, digits, plus, dot, dash, underscore.
 */
export function checkEmail(value: string): EmailError | undefined {
  const address = value.trim();
  if (address.length < MIN_LENGTH || address.length > MAX_LENGTH) return 'email';
  const [local = '', domain = '', ...rest] = address.split('@');
  const valid = rest.length === 0 && LOCAL.test(local) && DOMAIN.test(domain);
  return valid ? undefined : 'email';
}
