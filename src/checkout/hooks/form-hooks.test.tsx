import { act, render, renderHook, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import {
  FormScopeContext,
  pathOfField,
  useCorrectedError,
  useDerived,
  useFieldAria,
  useFieldError,
  useFormScope,
  useText,
  useTextReader,
} from './form-hooks.ts';
import { createFormStore, type FormStore, type FormValues } from '../form/form-store.ts';
import { storeOf } from '../form/form-store-test-kit.ts';

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

/** Uses a hook for a field of a form, 'f.name' at first; `see` says of which field and form from then on. */
function hookInForm<T>(useIt: (id: string) => T, first: FormStore, isFree = () => false) {
  let [id, store] = ['f.name', first];
  const { result, rerender } = renderHook(() => useIt(id), {
    wrapper: ({ children }) => (
      <FormScopeContext value={{ store, isFree, beforeSubmit: new Set() }}>
        {children}
      </FormScopeContext>
    ),
  });
  const see = (next: { id?: string; store?: FormStore }) => {
    id = next.id ?? id;
    store = next.store ?? store;
    rerender();
  };
  return { result, see };
}

test('a field outside of a form says so', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => renderHook(useFormScope)).toThrow('A form field was drawn outside of a form.');
  vi.restoreAllMocks();
});

test('a part that goes over to another field, or to another form, follows that one', () => {
  const first = storeOf();
  const { result, see } = hookInForm(useFieldError, first);
  see({ id: 'f.address.city' });
  act(() => first.touch('address.city'));
  expect(result.current).toBe('address.city is missing');
  const second = storeOf();
  see({ store: second });
  expect(result.current).toBeUndefined();
  act(() => second.touch('address.city'));
  expect(result.current).toBe('address.city is missing');
});

test('the error of a field that was put right is known until the next press', () => {
  const store = storeOf();
  const { result } = hookInForm(useCorrectedError, store);
  act(() => void store.touchAll());
  expect(result.current).toBeUndefined();
  act(() => store.setValues({ name: 'Ana' }));
  expect(result.current).toBe('name is missing');
  act(() => void store.touchAll());
  expect(result.current).toBeUndefined();
});

test('a field that is not wanted, without help and error, is described by nothing', () => {
  const { result } = hookInForm((id) => useFieldAria(id), storeOf({ name: 'Ana' }));
  expect(Object.values(result.current)).toEqual([undefined, undefined, undefined]);
});

test('the text of a field can be read at any time, and is empty before it is typed', () => {
  const store = storeOf();
  const { result } = hookInForm(useTextReader, store);
  expect(result.current()).toBe('');
  act(() => store.setValues({ name: 'Ana' }));
  expect(result.current()).toBe('Ana');
});

test('a text that nothing depends on goes past the form: typed, read and followed in the store', () => {
  const store = storeOf({ name: 'An', address: { city: 'B' } });
  const onChange = vi.fn<(value: unknown) => void>();
  const useField = (id: string) => useText({ id, value: 'old', onChange });
  const { result, see } = hookInForm(useField, store, () => true);
  expect(result.current).toMatchObject({ id: 'f.name', value: 'An' });
  act(() => result.current.onChange('Ana'));
  expect([store.values().name, onChange.mock.calls]).toEqual(['Ana', []]);
  see({ id: 'f.address.city' });
  const heard = vi.fn<(value: unknown) => void>();
  const stop = result.current.follow!(heard);
  act(() => store.setValues({ name: 'Ana', address: { city: 'Belém' } }));
  stop();
  act(() => store.setValues({ name: 'Ana', address: { city: 'Recife' } }));
  expect(heard.mock.calls).toEqual([['Belém']]);
});

test('a text that others depend on is changed by its form', () => {
  const onChange = vi.fn<(value: unknown) => void>();
  const field = { id: 'f.name', value: 'An', onChange };
  const { result } = hookInForm(() => useText(field), storeOf());
  expect(result.current).toEqual(field);
});
