import { expect, test } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/web-storage.ts';
import { keepOneProduct } from './visit-end.ts';
import { createSession } from '../session/session.ts';

const typed = { dataForm: { lead: { terms: true } }, dataPix: { text: 'code' } } as const;

function tab() {
  const storage = fakeStorage();
  const session = createSession(() => storage);
  session.set('dataForm', typed.dataForm);
  session.set('dataPix', typed.dataPix);
  session.set('guiche.result.ALFA.main', { token: 'T' });
  session.set('guiche.tabPayment.K', { key: 'K' });
  return session;
}

test('what was there before any product is known stays', () => {
  const session = tab();
  keepOneProduct(session, 'BR ALFA');
  keepOneProduct(session, 'BR ALFA');
  expect(session.read('dataForm')).toEqual(typed.dataForm);
});

test('another product forgets what was typed and begun, not what was bought or is unresolved', () => {
  const session = tab();
  keepOneProduct(session, 'BR ALFA');
  keepOneProduct(session, 'BR BETA');
  expect(session.read('dataForm')).toBeUndefined();
  expect(session.read('dataPix')).toBeUndefined();
  expect(session.read('guiche.result.ALFA.main')).toEqual({ token: 'T' });
  expect(session.read('guiche.tabPayment.K')).toEqual({ key: 'K' });
});
