import { act, render, renderHook, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import {
  FormScopeContext,
  useDerived,
  useFieldAria,
  useFieldError,
  useFormScope,
  useText,
} from './form-hooks.ts';
import { createFormScope, type FormScope } from '../form/form-scope.ts';

const MISSING = [{ path: 'name', message: 'name is missing' }];

/** A field 'name', and how often it was drawn. */
function drawField(scope = createFormScope()) {
  const drawn = vi.fn<() => void>();
  function Field() {
    useEffect(drawn);
    const aria = useFieldAria('f.name', { required: true, hasHelp: true });
    return <input {...aria} readOnly value={useDerived('name', (text) => text)} />;
  }
  render(
    <FormScopeContext value={scope}>
      <Field />
    </FormScopeContext>,
  );
  return { scope, drawn, input: screen.getByRole<HTMLInputElement>('textbox') };
}

test('its error and its help are its description, the error first', () => {
  const { scope, input } = drawField();
  scope.errors.setFound(MISSING);
  expect(input.getAttribute('aria-describedby')).toBe('f.name-help');
  act(() => scope.errors.touch('name'));
  expect(input.getAttribute('aria-describedby')).toBe('f.name-error f.name-help');
  expect([input.getAttribute('aria-invalid'), input.required]).toEqual(['true', true]);
  act(() => scope.errors.setFound([]));
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

test("another field's keystroke draws nothing anew", () => {
  const { scope, drawn } = drawField();
  act(() => scope.type('email', 'a', () => {}));
  expect(drawn).toHaveBeenCalledOnce();
});

test('what is derived from another field draws anew only when it changes', () => {
  const scope = createFormScope({ values: { name: 'A' } });
  const drawn = vi.fn<() => void>();
  function Other() {
    useEffect(drawn);
    return <output>{useDerived('name', (text) => text.length > 2)?.toString()}</output>;
  }
  render(
    <FormScopeContext value={scope}>
      <Other />
    </FormScopeContext>,
  );
  act(() => scope.take({ name: 'An' }));
  expect(drawn).toHaveBeenCalledTimes(1);
  act(() => scope.take({ name: 'Ana' }));
  expect(drawn).toHaveBeenCalledTimes(2);
  expect(screen.getByText('true')).toBeTruthy();
});

/** Uses a hook for a field of a form, 'f.name' at first; `see` names the field and form from then on. */
function hookInForm<T>(useIt: (id: string) => T, first: FormScope) {
  let [id, scope] = ['f.name', first];
  const { result, rerender } = renderHook(() => useIt(id), {
    wrapper: ({ children }) => <FormScopeContext value={scope}>{children}</FormScopeContext>,
  });
  const see = (next: { id?: string; scope?: FormScope }) => {
    id = next.id ?? id;
    scope = next.scope ?? scope;
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
  const scopeWithErrors = () => {
    const scope = createFormScope();
    scope.errors.setFound([...MISSING, { path: 'city', message: 'city is missing' }]);
    return scope;
  };
  const first = scopeWithErrors();
  const { result, see } = hookInForm(useFieldError, first);
  see({ id: 'f.city' });
  act(() => first.errors.touch('city'));
  expect(result.current).toBe('city is missing');
  const second = scopeWithErrors();
  see({ scope: second });
  expect(result.current).toBeUndefined();
  act(() => second.errors.touch('city'));
  expect(result.current).toBe('city is missing');
});

test('a text is typed, read and followed beside the form, which hears of it later', () => {
  const scope = createFormScope({ values: { name: 'An', city: 'B' } });
  const onChange = vi.fn<(value: unknown) => void>();
  const { result, see } = hookInForm((id) => useText({ id, value: 'old', onChange }), scope);
  expect(result.current).toMatchObject({ id: 'f.name', value: 'An' });
  act(() => result.current.onChange('Ana'));
  expect([scope.values().name, onChange.mock.calls]).toEqual(['Ana', []]);
  act(() => void scope.flush());
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Ana');
  see({ id: 'f.city' });
  const heard = vi.fn<(value: unknown) => void>();
  const stop = result.current.follow(heard);
  act(() => scope.take({ name: 'Ana', city: 'Belém' }));
  stop();
  act(() => scope.take({ name: 'Ana', city: 'Recife' }));
  expect(heard.mock.calls).toEqual([['Belém']]);
});
