import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { keepConsent } from './create-lead.ts';
import { createSession } from '../session/session.ts';

const links = {
  domain: 'https://alfa.example.com',
  firstAccess: 'https://alfa.example.com/a',
  terms: 'https://alfa.example.com/termos-2',
  politics: 'https://alfa.example.com/privacidade-3',
};

function kept(values: object) {
  const storage = fakeStorage();
  const session = createSession(() => storage);
  keepConsent({ session, links }, { ...values }, new Date('2030-01-02T03:04:05-03:00'));
  return session.read('guiche.consent');
}

test('time and version of the accepted terms are kept', () => {
  expect(kept({ name: 'Ana', terms: true })).toEqual({
    at: '2030-01-02T06:04:05.000Z',
    terms: 'https://alfa.example.com/termos-2',
    politics: 'https://alfa.example.com/privacidade-3',
  });
});

test.each([{}, { terms: false }, { terms: 'true' }])('%o is not a consent', (values) => {
  expect(kept(values)).toBeUndefined();
});
