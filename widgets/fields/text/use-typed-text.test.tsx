import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFormScope } from '../../../src/checkout/form/form-scope.ts';
import { FormScopeContext } from '../../../src/checkout/hooks/form-hooks.ts';
import { useTypedText } from './use-typed-text.ts';

const none = () => {};
const scope = createFormScope();

function Name({ value }: { value: string }) {
  const field = { id: 'name', value, options: {}, onChange: none, onBlur: none };
  const { input, initial } = useTypedText(field as never);
  return <input ref={input} defaultValue={initial} />;
}

const inForm = (value: string) => (
  <FormScopeContext value={scope}>
    <Name value={value} />
  </FormScopeContext>
);

test.each([
  ['is typed over where its buyer has entered the empty field', '', true, 'Ana Lima'],
  ['is not selected in a field that is not entered', '', false, ''],
  ['is not typed over where the field had a text', 'Ana', true, ''],
])('a text that comes after the field %s', (_, before, isEntered, selected) => {
  const { rerender } = render(inForm(before));
  const input = screen.getByRole<HTMLInputElement>('textbox');
  if (isEntered) input.focus();
  input.setSelectionRange(before.length, before.length);
  rerender(inForm('Ana Lima'));
  expect(input.value).toBe('Ana Lima');
  const { selectionStart, selectionEnd } = input;
  expect(input.value.slice(selectionStart!, selectionEnd!)).toBe(selected);
});
