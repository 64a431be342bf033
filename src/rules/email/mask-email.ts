/** 'maria@mail.example' becomes 'm***@mail.example': a wrong domain is what a buyer has to see. */
export function maskEmail(email: string): string {
  const address = email.trim();
  const at = address.lastIndexOf('@');
  const [first] = address;
  return at > 0 ? `${first}***${address.slice(at)}` : '***';
}
