import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FormScopeContext, useDerived, useFieldAria } from './form-hooks.ts';
import { createFormScope } from '../form/form-scope.ts';

const MISSING = [{ path: 'name', message: 'name is missing' }];

test('its error and its help are its description, the error first', () => {
  const scope = createFormScope();
  function Field() {
    const aria = useFieldAria('f.name', { required: true, hasHelp: true });
    return <input {...aria} readOnly value={useDerived('name', (text) => text)} />;
  }
  render(
    <FormScopeContext value={scope}>
      <Field />
    </FormScopeContext>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  scope.errors.setFound(MISSING);
  expect(input.getAttribute('aria-describedby')).toBe('f.name-help');
  act(() => scope.errors.touch('name'));
  expect(input.getAttribute('aria-describedby')).toBe('f.name-error f.name-help');
  expect([input.getAttribute('aria-invalid'), input.required]).toEqual(['true', true]);
  act(() => scope.errors.setFound([]));
  expect(input.getAttribute('aria-invalid')).toBeNull();
});
