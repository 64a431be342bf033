import { isLoopback } from './setting-values.ts';
import type { Settings } from './settings.ts';

export const WITHOUT_TRUSTED_PROXIES =
  'TRUSTED_PROXIES is not set, so calls that carry X-Forwarded-For are not limited: set it to the number of proxies that append to that header, 0 where there is none.';

const WITHOUT_VISIT_KEY =
  'VISIT_KEY is not set: a form that is sent without JavaScript, or before it has loaded, comes back filled in and is not carried out.';

export function startNotices(settings: Settings): string[] {
  const { apiUrl, limits } = settings;
  const isPlain = apiUrl?.protocol === 'http:' && !isLoopback(apiUrl);
  const ofProduction = [
    !settings.captcha &&
      'No captcha is set: only the rate limits slow down those who try out stolen cards.',
    settings.trustedProxies === undefined && WITHOUT_TRUSTED_PROXIES,
    limits.payments === 0 && 'PAYMENTS_PER_MINUTE is 0: payments are not limited.',
    isPlain && 'API_URL starts with http://: cards leave this server unencrypted.',
    settings.allowHomologation &&
      'ALLOW_HOMOLOGATION is 1: a link may sell test plans in production.',
  ];
  return [
    settings.visitKeys.length === 0 && WITHOUT_VISIT_KEY,
    ...(settings.environment === 'production' ? ofProduction : []),
  ].filter((notice) => notice !== false);
}
