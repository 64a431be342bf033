import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawField } from '../../../tests/drawing/draw-widget.tsx';
import { AnySelect } from './AnySelect.tsx';

const options = { enumOptions: [{ value: 'a', label: 'Manhã' }] };

test('one of several values is chosen from a list', () => {
  drawField(AnySelect, { options });
  expect(screen.getByRole('combobox', { name: 'Campo' })).toBeTruthy();
});

test('any of several values are ticked', () => {
  drawField(AnySelect, { options, multiple: true, isSelfLabelled: true });
  expect(screen.getByRole('checkbox', { name: 'Manhã' })).toBeTruthy();
});
