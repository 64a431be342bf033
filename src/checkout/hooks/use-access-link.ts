import { accessLink } from '../offer/access-link.ts';
import { useStorefront, useVisit } from './checkout-context.ts';

/** Returns the address behind the success button; undefined where the brand has none. */
export function useAccessLink(): string | undefined {
  const { brand, links } = useStorefront();
  const { purchase } = useVisit();
  const { access, success } = brand.settings;
  const { token, redirect } = purchase?.result ?? {};
  if (!success.finalSuccess.displayAccessButton) return undefined;
  return accessLink({ access, links, token, redirect });
}
