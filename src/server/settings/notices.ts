import { isLoopback } from './setting-values.ts';
import type { Settings } from './settings.ts';

export const WITHOUT_TRUSTED_PROXIES =
  'TRUSTED_PROXIES is not set, so calls that carry X-Forwarded-For are not limited: set it to the number of proxies that append to that header, 0 where there is none.';

const WITHOUT_VISIT_KEY =
  'VISIT_KEY is not set: a form that is sent without JavaScript, or before it has loaded, comes back filled in and is not carried out.';

export function startNotices(settings: Settings): string[] {
  const notices = settings.visitKeys.length === 0 ? [WITHOUT_VISIT_KEY] : [];
  if (settings.environment !== 'production') return notices;
  if (!settings.captcha) {
    notices.push(
      'No captcha is set: only the rate limits slow down those who try out stolen cards.',
    );
  }
  if (settings.trustedProxies === undefined) notices.push(WITHOUT_TRUSTED_PROXIES);
  if (settings.limits.payments === 0) {
    notices.push('PAYMENTS_PER_MINUTE is 0: payments are not limited.');
  }
  if (settings.apiUrl?.protocol === 'http:' && !isLoopback(settings.apiUrl)) {
    notices.push('API_URL starts with http://: cards leave this server unencrypted.');
  }
  if (settings.allowHomologation) {
    notices.push('ALLOW_HOMOLOGATION is 1: a link may sell test plans in production.');
  }
  return notices;
}
