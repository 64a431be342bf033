/**
 * Returns an address that its owner recognises and that tells a stranger little: 'maria@mail.example'
 * becomes 'm***@mail.example'. The domain stays, because a wrong one ('gmial.com') is what a buyer has to
 * see. A text that is not an address becomes '***'.
 */
export function maskEmail(email: string): string {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  const [first] = address;
  return at > 0 ? `${first}***${address.slice(at)}` : '***';
}
