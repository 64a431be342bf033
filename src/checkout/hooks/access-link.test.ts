import { expect, test } from 'vitest';
import { readCorpus } from '../../../tests/corpora/read-corpus.ts';
import { accessLink } from './use-access-link.ts';

interface Facts {
  access: Parameters<typeof accessLink>[0];
  links: Parameters<typeof accessLink>[1];
  token?: string;
  redirect?: string;
}

const linkWith = (changes: Partial<Facts>) => {
  const { access, links, ...result } = { ...facts, ...changes };
  return accessLink(access, links, result);
};

const PLATFORM = 'https://platform.example';
const FIRST = `${PLATFORM}/first?a=1`;
const facts: Facts = {
  access: 'first-access',
  links: { domain: `${PLATFORM}/`, firstAccess: FIRST },
  token: 'T&1',
};
const none = { domain: '', firstAccess: '' };
const only = (links: Partial<typeof none>) => ({ links: { ...none, ...links } });
const UNSAFE = 'javascript:alert(1)';
const CONFIRMED = `${FIRST}&token=T%261&mode=CONFIRMATION&origin=checkout`;
const OTHER = 'https://other.example/in';
const OWN = '/subscription-welcome?a=1';

const cases: [title: string, changes: Partial<Facts>, href: string | undefined][] = [
  ['[QUERY-20] first access with token', {}, `${FIRST}&token=T%261`],
  ['first access without a token', { token: undefined }, FIRST],
  ['[QUERY-19] set password', { access: 'set-password' }, CONFIRMED],
  ['[QUERY-21] login', { access: 'platform-login' }, `${PLATFORM}/login?token=T%261`],
  ['[QUERY-22] no access, no button', { access: 'none', redirect: '/pix' }, undefined],
  ['[ROUTE-37] no access link', only({}), '/login?token=T%261'],
  ['[ROUTE-37] no password link', { ...only({}), access: 'set-password' }, '/login?token=T%261'],
  ['[ROUTE-37] no domain', { ...only({}), access: 'platform-login', token: '' }, '/login'],
  ['[ROUTE-37] only a domain', only({ domain: PLATFORM }), `${PLATFORM}/login?token=T%261`],
  ['blanks around it', only({ firstAccess: ` ${PLATFORM}/a ` }), `${PLATFORM}/a?token=T%261`],
  ['an unsafe domain is as good as none', only({ domain: UNSAFE }), '/login'],
  ['a path keeps its query and place', only({ firstAccess: '/a?b=1#c' }), '/a?b=1&token=T%261#c'],
  ['[CALL-23] a redirect wins', { redirect: OTHER }, OTHER],
  ['[CALL-23] also one on this page', { redirect: OWN }, OWN],
  ['an unsafe redirect is as good as none', { redirect: UNSAFE }, `${FIRST}&token=T%261`],
];

test.each(cases)('%s', (_, changes, href) => {
  expect(linkWith(changes)).toBe(href);
});

const { cases: redirects } = readCorpus<{ cases: { id: string; value: string }[] }>('redirects');

test.each(redirects)('$id: a redirect to $value stays here or goes by https', ({ value }) => {
  const href = linkWith({ redirect: value })!;
  const url = new URL(href, 'https://checkout.example');
  expect(url.protocol).toBe('https:');
  expect(url.username).toBe('');
  const known = ['checkout.example', 'platform.example'];
  if (!/^https:\/\//i.test(value)) expect(known).toContain(url.host);
});
