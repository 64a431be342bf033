import { act, render, renderHook, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { FormScopeContext, useDerived, useFieldAria, useFieldError } from './form-hooks.ts';
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
