import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { FormScopeContext, pathOfField, useFieldAria, useDerived } from './form-hooks.ts';
import { createFormStore, type FormValues } from '../form/form-store.ts';

const isLong = ({ name }: FormValues) => String(name ?? '').length > 2;

const NONE_FREE = { isFree: () => false, beforeSubmit: new Set<() => void>() };

/** A field 'name' that wants three letters, and how often it was drawn. */
function drawField(initial: FormValues = {}) {
  const check = (values: FormValues) =>
    isLong(values) ? [] : [{ path: 'name', message: 'too short' }];
  const store = createFormStore(initial, check);
  const drawn = vi.fn<() => void>();
  function Field() {
    useEffect(drawn);
    const aria = useFieldAria('f.name', { required: true, hasHelp: true });
    return <input {...aria} readOnly value={useDerived('name', (text) => text)} />;
  }
  const scope = { store, ...NONE_FREE };
  render(
    <FormScopeContext value={scope}>
      <Field />
    </FormScopeContext>,
  );
  return { store, drawn, input: screen.getByRole<HTMLInputElement>('textbox') };
}

test('a field follows its value', () => {
  const { store, input } = drawField({ name: 'An' });
  act(() => store.setValues({ name: 'Ana' }));
  expect(input.value).toBe('Ana');
  act(() => store.setValues({ name: 7 }));
  expect(input.value).toBe('');
});

test('its error and its help are its description, the error first', () => {
  const { store, input } = drawField();
  expect(input.getAttribute('aria-describedby')).toBe('f.name-help');
  act(() => store.touch('name'));
  expect(input.getAttribute('aria-describedby')).toBe('f.name-error f.name-help');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  act(() => store.setValues({ name: 'Ana' }));
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

test("another field's keystroke draws nothing anew", () => {
  const { store, drawn } = drawField({ name: 'Ana' });
  act(() => store.setValues({ name: 'Ana', email: 'a' }));
  expect(drawn).toHaveBeenCalledOnce();
});

test('a DOM id contains the path of its field', () => {
  expect(pathOfField('f.address.city')).toBe('address.city');
});

test('what is derived from another field draws anew only when it changes', () => {
  const store = createFormStore({ name: 'A' }, () => []);
  const drawn = vi.fn<() => void>();
  function Other() {
    useEffect(drawn);
    return <output>{useDerived('name', (text) => text.length > 2)?.toString()}</output>;
  }
  const scope = { store, ...NONE_FREE };
  render(
    <FormScopeContext value={scope}>
      <Other />
    </FormScopeContext>,
  );
  act(() => store.setValues({ name: 'An' }));
  expect(drawn).toHaveBeenCalledTimes(1);
  act(() => store.setValues({ name: 'Ana' }));
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(screen.getByText('true')).toBeTruthy();
});
