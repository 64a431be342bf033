import { expect, test, vi } from 'vitest';
import type { FieldError } from './form-values.ts';
import { createShownErrors } from './shown-errors.ts';

const missing = (...paths: string[]): FieldError[] =>
  paths.map((path) => ({ path, message: `${path} is missing` }));

/** A validated form of which these fields are missing. */
function errorsOf(...paths: string[]) {
  const errors = createShownErrors();
  errors.setFound(missing(...paths));
  return errors;
}

test('[RULE-01] an error shows only at a field that was left; pressing the button leaves every field', () => {
  const errors = errorsOf('name', 'address.city');
  expect(errors.shown()).toEqual([]);
  errors.touch('address.city');
  expect(errors.errorAt('address.city')).toBe('address.city is missing');
  expect(errors.errorAt('name')).toBeUndefined();
  errors.touchAll();
  expect(errors.shown()).toEqual(missing('name', 'address.city'));
});

test("the upstream's word stands before the form's own until its field changes", () => {
  const errors = errorsOf('email');
  errors.touchAll();
  errors.setServed([{ path: 'email', message: 'taken' }]);
  expect(errors.shown()).toEqual([{ path: 'email', message: 'taken' }]);
  errors.forgetField('name');
  expect(errors.errorAt('email')).toBe('taken');
  errors.forgetField('email');
  expect(errors.errorAt('email')).toBe('email is missing');
});

test('a form may begin with errors that its page shows already, and counts as pressed then', () => {
  const errors = createShownErrors(missing('name'));
  expect(errors.shown()).toEqual(missing('name'));
  errors.setFound(missing('name', 'phone'));
  expect(errors.shown()).toEqual(missing('name', 'phone'));
});

test('another page begins with nothing left and nothing found', () => {
  const errors = errorsOf('name');
  errors.touchAll();
  expect(errors.isValidated()).toBe(true);
  errors.untouchAll();
  expect([errors.shown(), errors.isValidated()]).toEqual([[], false]);
  errors.setFound(missing('zip'));
  expect(errors.shown()).toEqual([]);
});

test('a field that is loading shows no error', () => {
  const errors = errorsOf('name');
  errors.setLoading('name', true);
  errors.touchAll();
  expect(errors.errorAt('name')).toBeUndefined();
  const listener = vi.fn<() => void>();
  errors.subscribe(listener);
  errors.setLoading('name', true);
  expect(listener).not.toHaveBeenCalled();
  errors.setLoading('name', false);
  expect(errors.errorAt('name')).toBe('name is missing');
});

test('the button shows the error of a wiped field', () => {
  const errors = errorsOf('cardNumber');
  errors.wipe(['cardNumber']);
  errors.touchAll();
  expect(errors.errorAt('cardNumber')).toBe('cardNumber is missing');
});

test('the room of an error that was put right is kept until the button is pressed', () => {
  const errors = errorsOf('name');
  errors.touch('name');
  errors.setFound([]);
  expect([errors.errorAt('name'), errors.correctedAt('name')]).toEqual([
    undefined,
    'name is missing',
  ]);
  const listener = vi.fn<() => void>();
  errors.subscribe(listener, 'name');
  errors.touchAll();
  expect(errors.correctedAt('name')).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
});

test('an error that comes up when its field is left is announced, until the button is pressed', () => {
  const errors = errorsOf('name', 'city');
  errors.touch('email');
  expect(errors.left()).toBeUndefined();
  errors.touch('name');
  expect(errors.left()).toEqual(missing('name')[0]);
  errors.touch('city');
  errors.touch('name');
  expect(errors.left()).toEqual(missing('city')[0]);
  errors.touchAll();
  expect(errors.left()).toBeUndefined();
});

test('a field that is left while its text is on its way shows no error of the text before', () => {
  const errors = errorsOf('name', 'email');
  errors.touch('name', true);
  expect(errors.shown()).toEqual([]);
  errors.setFound(missing('email'));
  expect(errors.shown()).toEqual([]);
});
