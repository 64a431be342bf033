import type { Settings } from '../settings/settings.ts';

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** Less than a year, as RFC 9116, 2.5.5, asks for. */
const VALID_MS = 180 * 86_400_000;

/** The text by which finders of a hole learn where to report it (RFC 9116); undefined without a contact. */
export function securityText(
  { securityContact, publicOrigin }: Pick<Settings, 'securityContact' | 'publicOrigin'>,
  now: number = Date.now(),
): string | undefined {
  if (securityContact === undefined) return undefined;
  return [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(now + VALID_MS).toISOString()}`,
    'Preferred-Languages: pt, en',
    ...(publicOrigin ? [`Canonical: ${publicOrigin}${SECURITY_TEXT_PATH}`] : []),
    '',
  ].join('\n');
}
