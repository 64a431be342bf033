import { expect, test, vi } from 'vitest';
import { renderHook } from '@testing-library/react';
import { createFormStore } from '../../checkout/form/form-store.ts';
import { forgetVisit } from '../../checkout/session/visit-end.ts';
import { createSession } from '../../checkout/session/session.ts';
import type { FormShape } from './form-shape.ts';
import { restored, useFormSession } from './use-form-session.ts';

const NONE: ReadonlySet<string> = new Set();

/** A form that begins empty, and has a field of any name but 'name'. */
const SHAPE: FormShape = {
  complete: (values) => values,
  shown: (values) => Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'name')),
  posted: () => ({}),
  isFree: () => true,
  labelOf: () => undefined,
  findErrors: () => [],
};

const FRESH = { terms: false, paymentMethod: 'creditcard', address: { country: 'Brasil' } };

/** A document is hidden before it is left. */
const hide = () => document.dispatchEvent(new Event('visibilitychange'));

test('card number and CVV are never restored, in any group', () => {
  const card = { cardNumber: '4242', cardCVV: '917', cardName: 'ANA LIMA' };
  expect(restored({ ...card, card }, {})).toEqual({
    cardName: 'ANA LIMA',
    card: { cardName: 'ANA LIMA' },
  });
});

test('what was typed meanwhile wins', () => {
  expect(restored({ name: 'Ana', email: 'a@b' }, { name: 'Eva', email: '' }, FRESH)).toEqual({
    name: 'Eva',
    email: 'a@b',
  });
});

test('what a fresh form brings by itself does not', () => {
  const kept = {
    terms: true,
    paymentMethod: 'debitcard',
    address: { country: 'Portugal', city: 'Porto' },
  };
  expect(restored(kept, FRESH, FRESH)).toEqual(kept);
  expect(restored({ name: 'Ana' }, FRESH, FRESH)).toEqual({ name: 'Ana', ...FRESH });
});

test('a list that a fresh form begins with gives way, one that was begun does not', () => {
  const fresh = { people: [{}, {}], words: ['oi'] };
  const kept = { people: [{ name: 'Ana' }, {}], words: [] };
  expect(restored(kept, { people: [{}, { name: undefined }], words: ['oi'] }, fresh)).toEqual(kept);
  const begun = { people: [{ name: 'Eva' }], words: ['x'] };
  expect(restored(kept, begun, fresh)).toEqual(begun);
});

test('a kept value that is not an object is ignored', () => {
  for (const kept of [undefined, null, 'x', 1, ['x']]) {
    expect(restored(kept, { name: 'Ana' })).toEqual({ name: 'Ana' });
  }
});

test('card number and CVV in a group are not kept, and go when the page or the form goes', () => {
  const card = { cardNumber: '4111', cardCVV: '123', cardName: 'ANA' };
  const store = createFormStore({}, () => []);
  const session = createSession();
  const { unmount } = renderHook(() => useFormSession(store, session, 'payment', SHAPE, NONE));
  store.setValues({ card, cards: [card] });
  store.type('card.cardNumber', '41111');
  const left = { cardName: 'ANA' };
  const kept = { card: left, cards: [left] };
  hide();
  expect(session.read('dataForm')).toEqual({ payment: kept });
  window.dispatchEvent(new Event('pagehide'));
  expect(store.values()).toEqual(kept);
  store.type('card.cardNumber', '4222');
  unmount();
  expect(store.values()).toEqual(kept);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/4111|4222|"123"/);
});

test('keys that come fast are kept together, a moment later', () => {
  vi.useFakeTimers();
  const store = createFormStore({}, () => []);
  const session = createSession();
  const set = vi.spyOn(session, 'set');
  const { result, unmount } = renderHook(() => useFormSession(store, session, 'lead', SHAPE, NONE));
  for (const typed of ['A', 'An', 'Ana']) store.type('name', typed);
  expect(set).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(set).toHaveBeenCalledExactlyOnceWith('dataForm', { lead: { name: 'Ana' } });
  store.type('name', 'Ana L');
  result.current();
  expect(session.read('dataForm')).toEqual({ lead: { name: 'Ana L' } });
  store.type('name', 'Ana Li');
  unmount();
  expect(session.read('dataForm')).toEqual({ lead: { name: 'Ana Li' } });
  vi.useRealTimers();
});

test('after a reload the form has what was kept, and what was typed since wins', () => {
  const session = createSession();
  session.set('dataForm', { payment: { cardName: 'ANA', city: 'Beira' }, lead: { name: 'Eva' } });
  const store = createFormStore({ city: 'Maputo' }, () => []);
  renderHook(() => useFormSession(store, session, 'payment', SHAPE, NONE));
  expect(store.values()).toEqual({ cardName: 'ANA', city: 'Maputo' });
  store.type('cardName', 'EVA');
  hide();
  expect(session.read('dataForm')).toEqual({
    payment: { cardName: 'EVA', city: 'Maputo' },
    lead: { name: 'Eva' },
  });
});

test('a code or password of any name, and what may be a card number under any name, is not kept', () => {
  const store = createFormStore({}, () => []);
  const session = createSession();
  const secret = new Set(['codigo']);
  renderHook(() => useFormSession(store, session, 'lead', SHAPE, secret));
  store.setValues({
    name: 'Ana',
    codigo: '123456',
    apelido: '4242 4242 4242 4242',
    pedido: 4242424242424242,
    notes: ['a', 'cartão 4242-4242-4242-4242', 'b'],
    names: { '4242424242424242': 'x', ok: 'y' },
    group: { codigo: '654321', city: 'Recife' },
  });
  hide();
  expect(session.read('dataForm')).toEqual({
    lead: {
      name: 'Ana',
      notes: ['a', null, 'b'],
      names: { ok: 'y' },
      group: { city: 'Recife' },
    },
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/4242|123456|654321/);
});

test('a form that is left does not bring back the buyer who was just forgotten', () => {
  const session = createSession();
  session.set('dataForm', { payment: { cardName: 'ANA LIMA' } });
  const store = createFormStore({}, () => []);
  renderHook(() => useFormSession(store, session, 'payment', SHAPE, NONE));
  forgetVisit(session);
  window.dispatchEvent(new Event('pagehide'));
  expect(session.read('dataForm')).toBeUndefined();
});
