import { expect, test } from 'vitest';
import { ANSWERS, CONFIG, serverWith } from '../server-test-kit.ts';
import { monitoringOf } from '../settings/monitoring-settings.ts';

const SET = monitoringOf({
  TAG_MANAGER_URL: 'https://tags.example/gtm.js',
  TAG_MANAGER_SOURCES: 'https://*.stats.example',
});

interface Case {
  path?: string;
  cookie?: string;
  /** Container of the config, and of the brand. */
  gtm?: unknown;
  ofBrand?: string;
  isSet?: boolean;
}

/** A page's policy, and what its program is told of the tag manager. */
async function pageWith({ path = '/lead', cookie = '', gtm, ofBrand, isSet = true }: Case) {
  const { get, pages } = serverWith({
    settings: isSet ? { monitoring: SET } : {},
    answers: { ...ANSWERS, '/config': () => Response.json({ ...CONFIG, gtm }) },
    brandSettings: { googleTagManagerId: ofBrand },
  });
  const response = await get(`${path}?product=BETA`, { cookie });
  const policy = response.headers.get('content-security-policy')!;
  return { policy, tagManager: pages[0]!.monitoring?.tagManager };
}

const script = 'https://tags.example/gtm.js';
const HERE = { script, isAllowed: true, isAllowedHere: true };
const NOT_HERE = { script, isAllowed: true, isAllowedHere: false };
const REFUSED = { script, isAllowed: false, isAllowedHere: false };

test('a page names every screen where a card is typed', async () => {
  const { tagManager } = await pageWith({ ofBrand: 'GTM-BRAND01' });
  expect(tagManager!.cardScreens).toEqual([
    'payment',
    'payment/upsell',
    'payment/upgrade',
    'upsell-payment',
    'payment-verification',
    'livelo/payment-method',
    'livelo/payment',
    'payment/[id]',
  ]);
});

test.each<[string, Case, object | undefined]>([
  ['before the buyer has answered', {}, HERE],
  ['for the container of the config', { gtm: 'GTM-CONFIG1', ofBrand: undefined }, HERE],
  ['for the brand’s, where that of the config is none', { gtm: 'x" onload="' }, HERE],
  ['on the error page', { path: '/generic-error' }, HERE],
  ['where a card is typed', { path: '/payment' }, NOT_HERE],
  ['there, though accepted', { path: '/payment', cookie: 'tracking=granted' }, NOT_HERE],
  ['where an invoice is paid', { path: '/payment/i1' }, NOT_HERE],
  ['after a refusal', { cookie: 'a=b; tracking=denied' }, REFUSED],
  ['without a container', { ofBrand: undefined }, undefined],
  ['with a hostile container', { ofBrand: undefined, gtm: 'GTM-A&id=GTM-B' }, undefined],
  ['without the setting', { isSet: false }, undefined],
])('what a page may load of its tag manager %s: %o, %o', async (_, given, expected) => {
  const { policy, tagManager } = await pageWith({ ofBrand: 'GTM-BRAND01', ...given });
  expect([tagManager]).toMatchObject([expected]);
  if (expected === HERE) {
    expect(policy).toMatch(/script-src [^;]*https:\/\/tags\.example https:\/\/\*\.stats\.example;/);
    return;
  }
  expect(policy).not.toMatch(/tags\.example|stats\.example/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
});
