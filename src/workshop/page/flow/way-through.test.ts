import { expect, test } from 'vitest';
import type { StepModel } from '../../edit/build/model.ts';
import { wayThrough } from './way-through.ts';

const step = (id: string, next?: string): StepModel => ({
  id,
  templateId: id,
  numbers: '',
  next,
  outcomes: [],
  from: '',
  isChanged: false,
});

test('the steps of a flow stand in the order in which buyers meet them, however they are written', () => {
  const steps = [
    step('lead', 'bump'),
    step('payment', 'success'),
    step('success'),
    step('bump', 'payment'),
  ];
  expect(wayThrough(steps, 'bump')).toEqual(['lead', 'bump', 'payment', 'success']);
});

test('a step that an outcome leads to is not moved before the step that leads there', () => {
  const steps = [step('lead', 'success'), step('success'), step('why', 'help'), step('help')];
  expect(wayThrough(steps, 'help')).toEqual(['help']);
  expect(wayThrough(steps, 'why')).toEqual(['why', 'help']);
});

test('a circle ends', () => {
  expect(wayThrough([step('a', 'b'), step('b', 'a')], 'b')).toEqual(['a', 'b']);
});
