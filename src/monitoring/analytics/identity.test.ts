import { beforeEach, expect, test, vi } from 'vitest';
import { createIdentity, identityOf } from './identity.ts';

beforeEach(() => void vi.stubGlobal('window', {}));

const ana = {
  leadId: 'lead-1',
  name: ' Ana  Souza ',
  email: 'ana@mail.example ',
  phone: '11 98765-4321',
};
const layer = () => window.dataLayer ?? [];

test('[ENTITY-09] the identity is the lead: its id, e-mail, name and phone, where it has them', () => {
  const person = { email: 'ana@mail.example', name: 'Ana Souza' };
  const known = { ...person, user_id: 'lead-1', phone: '+5511987654321' };
  expect(identityOf(ana, 'BR')).toEqual(known);
  expect(identityOf({ ...ana, leadId: undefined, phone: undefined }, 'BR')).toEqual(person);
});

test.each([
  ['name', 'Ana 4111 1111 1111 1111'],
  ['email', '52998224725@mail.example'],
  ['phone', '+52998224725'],
  ['phone', '+378282246310005'],
])('a %s such as %s is left out: it holds a card number or a CPF', (field, typed) => {
  expect(identityOf({ ...ana, [field]: typed }, 'BR')).toMatchObject({ [field]: undefined });
});

test.each([
  ['84 123 1234', 'MZ', '+258841231234'],
  ['+351 912 345 678', 'BR', '+351912345678'],
] as const)('the phone %s in %s is %s', (phone, area, normal) => {
  expect(identityOf({ ...ana, phone }, area).phone).toBe(normal);
});

test('an e-mail that begins with a phone is an e-mail', () => {
  const email = '11987654321@mail.example';
  expect(identityOf({ ...ana, email }, 'BR').email).toBe(email);
});

test('[ENTITY-09] the data layer is told once who the buyer is, and the next one takes their place', () => {
  const show = createIdentity();
  show(undefined);
  expect(layer()).toEqual([]);
  show(identityOf(ana, 'BR'));
  show(identityOf(ana, 'BR'));
  expect(layer()).toEqual([{ event: 'identify', ...identityOf(ana, 'BR') }]);
  show(identityOf({ leadId: 'lead-2', name: 'Bia', email: 'bia@mail.example' }, 'BR'));
  expect(JSON.stringify(layer())).not.toMatch(/lead-1|Ana|ana@/);
  expect(layer().at(-1)).toMatchObject({ user_id: 'lead-2', name: 'Bia' });
});

test('a buyer who is forgotten leaves the data layer, also where its entries were read', () => {
  const show = createIdentity();
  show(identityOf(ana, 'BR'));
  // Tag managers write into the entries that they have read.
  (layer()[0] as Record<string, unknown>)['gtm.uniqueEventId'] = 1;
  show(undefined);
  expect(JSON.stringify(layer())).not.toMatch(/lead-1|Ana|ana@|98765/);
  const emptied = { user_id: undefined, email: undefined, name: undefined, phone: undefined };
  expect(layer()[1]).toStrictEqual(emptied);
});
