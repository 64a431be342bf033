import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { parseLink } from '../../flow/link.ts';
import { metadataOf, sessionIdOf } from './renew-tracing.ts';
import { createSession } from '../session/session.ts';

test('the session id is a random UUID that outlives a reload, not the tab', () => {
  const storage = fakeStorage();
  const id = sessionIdOf(createSession(() => storage));
  expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(sessionIdOf(createSession(() => storage))).toBe(id);
  const other = fakeStorage();
  expect(sessionIdOf(createSession(() => other))).not.toBe(id);
});

test.each([
  ['?seller=ana&source=a-b&voucher=V1&partner=p&email=x', 'ana a-b V1 p'],
  ['?seller=%20&source=a', ' a  '],
  ['', '   '],
])('metadata of %j: what the link says itself, and nothing else', (query, said) => {
  const metadata = metadataOf(parseLink(query));
  const { seller = '', source = '', voucher = '', partner = '' } = metadata;
  expect(`${seller} ${source} ${voucher} ${partner}`).toBe(said);
  expect(Object.values(metadata)).not.toContain('');
});
