import type Form from '@rjsf/core';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { createFormScope, type FormScope } from '../../checkout/form/form-scope.ts';
import type { FormValues } from '../../checkout/form/form-values.ts';
import { forgetVisit } from '../../checkout/visit/visit-end.ts';
import { fieldsOf } from './fields-of.ts';
import { restored, useFormSession } from './use-form-session.ts';

const SCHEMA = { type: 'object', properties: { cardName: {}, city: {} } } as const;

/** Keeps a form that RJSF would draw, in a session that has kept these answers before. */
function keep(screen: string, dataForm?: object, values?: FormValues) {
  const checkout = aCheckout(plainBrand());
  const { session } = checkout;
  if (dataForm) session.set('dataForm', dataForm);
  const scope = createFormScope({ values });
  const rjsf = {
    state: { schema: SCHEMA, schemaUtils: { getDefaultFormState: () => ({}) } },
    setFieldValue: (_: [], filled: FormValues) => scope.take(filled),
  };
  const of = { form: { pages: [], ui: {} }, screen };
  const ref = { current: rjsf as unknown as Form };
  const hook = renderHook(() => useFormSession(of, scope, fieldsOf(SCHEMA), ref), {
    wrapper: ({ children }) => <Providers checkout={checkout}>{children}</Providers>,
  });
  return { scope, session, kept: () => session.read('dataForm'), ...hook };
}

const type = (scope: FormScope, path: string, text: string) => scope.type(path, text, () => {});

const FRESH = { terms: false, paymentMethod: 'creditcard', address: { country: 'Brasil' } };

/** A document is hidden before it is left. */
const hide = () => document.dispatchEvent(new Event('visibilitychange'));

test('what was typed meanwhile wins, what a fresh form brings by itself does not', () => {
  expect(restored({ name: 'Ana', email: 'a@b' }, { name: 'Eva', email: '' }, FRESH)).toEqual({
    name: 'Eva',
    email: 'a@b',
  });
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

test('card number and CVV in a group are not kept, and go when the page or the form goes', () => {
  const { scope, kept, unmount } = keep('payment');
  const left = { card: { cardName: 'ANA' } };
  scope.take(left);
  type(scope, 'card.cardNumber', '41111');
  type(scope, 'card.cardCVV', '123');
  hide();
  expect(kept()).toEqual({ payment: left });
  window.dispatchEvent(new Event('pagehide'));
  expect([scope.values(), scope.card.entries()]).toEqual([left, []]);
  type(scope, 'card.cardNumber', '4222');
  unmount();
  expect([scope.values(), scope.card.entries()]).toEqual([left, []]);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/4111|4222|"123"/);
});

test('keys that come fast are kept together, a moment later', () => {
  vi.useFakeTimers();
  const { scope, session, kept, result, unmount } = keep('lead');
  const set = vi.spyOn(session, 'set');
  for (const typed of ['A', 'An', 'Ana']) type(scope, 'name', typed);
  expect(set).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(set).toHaveBeenCalledExactlyOnceWith('dataForm', { lead: { name: 'Ana' } });
  type(scope, 'name', 'Ana L');
  result.current();
  expect(kept()).toEqual({ lead: { name: 'Ana L' } });
  type(scope, 'name', 'Ana Li');
  unmount();
  expect(kept()).toEqual({ lead: { name: 'Ana Li' } });
  vi.useRealTimers();
});

test('after a reload the form has what was kept, and what was typed since wins', () => {
  const lead = { name: 'Eva' };
  const before = { payment: { cardName: 'ANA', city: 'Beira' }, lead };
  const { scope, kept } = keep('payment', before, { city: 'Maputo' });
  expect(scope.values()).toEqual({ cardName: 'ANA', city: 'Maputo' });
  type(scope, 'cardName', 'EVA');
  hide();
  expect(kept()).toEqual({ payment: { cardName: 'EVA', city: 'Maputo' }, lead });
});

test('a form that is left does not bring back the buyer who was just forgotten', () => {
  const { scope, session, kept } = keep('payment', { payment: { cardName: 'ANA LIMA' } });
  type(scope, 'cardName', 'EVA');
  forgetVisit(session);
  window.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBeUndefined();
});
