import type { Settings } from '../settings/settings.ts';

const attributes = ({ isSecure }: Pick<Settings, 'isSecure'>) =>
  `; path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The session cookie `email` of a lead that the server has sent, as the program writes it. */
export const emailCookie = (email: string, settings: Pick<Settings, 'isSecure'>): string =>
  `email=${encodeURIComponent(email)}${attributes(settings)}`;

/** Removes it. */
export const removedEmailCookie = (settings: Pick<Settings, 'isSecure'>): string =>
  `email=; max-age=0${attributes(settings)}`;
