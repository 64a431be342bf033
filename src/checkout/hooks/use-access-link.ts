import { useStorefront, useVisit } from './checkout-context.ts';
import type { BrandSettings } from '../../contract/compiled-brand.ts';
import type { Storefront } from '../checkout.ts';
import type { PaymentResult } from '../payment/read-payment.ts';
import { safeTarget } from '../../flow/safe-target.ts';

export function useAccessLink(): string | undefined {
  const { brand, links } = useStorefront();
  const { purchase } = useVisit();
  const { access, success } = brand.settings;
  if (!success.finalSuccess.displayAccessButton) return undefined;
  return accessLink(access, links, purchase?.result);
}

/** Stands for the page's own host, to which a path without a domain leads. */
const OWN = 'https://own.invalid';

function withParameters(
  address: string,
  parameters: Record<string, string | undefined>,
): string | undefined {
  const target = safeTarget(address.trim());
  if (!target) return undefined;
  const url = new URL(target, OWN);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) url.searchParams.set(name, value);
  }
  return url.origin === OWN ? url.pathname + url.search + url.hash : url.href;
}

/** A safe `redirect` of the result, else the brand's kind of access, else the login. Undefined: no button. */
export function accessLink(
  access: BrandSettings['access'],
  /** An empty one counts as missing. */
  links: Pick<Storefront['links'], 'domain' | 'firstAccess'>,
  { token, redirect }: Partial<PaymentResult> = {},
): string | undefined {
  if (access === 'none') return undefined;
  const target = safeTarget(redirect);
  if (target) return target;
  // The platform's own; on this page's host where the brand names no domain.
  const login = withParameters(links.domain.replace(/\/$/, '') + '/login', { token }) ?? '/login';
  const purpose = FIRST_ACCESS[access];
  return (purpose && withParameters(links.firstAccess, { token, ...purpose })) ?? login;
}

/** The parameters of the first access, beside the token; undefined where access begins with the login. */
const FIRST_ACCESS: Record<Exclude<BrandSettings['access'], 'none'>, object | undefined> = {
  'first-access': {},
  'set-password': { mode: 'CONFIRMATION', origin: 'checkout' },
  'platform-login': undefined,
};
