import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { choose } from '../../../tests/drawing/typing.ts';

const drawConsent = () =>
  drawForm({ schema: { properties: { terms: { $ref: 'fields/terms' } }, required: ['terms'] } });

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

test('the box is called by its whole sentence, and is never ticked beforehand', () => {
  drawConsent();
  const name = 'Li e aceito os termos de uso e a política de privacidade.';
  expect(screen.getByRole('checkbox', { name })).toBe(box());
  expect(box().checked).toBe(false);
});

test('a ticked box is true, an unticked one nothing', () => {
  const { kept } = drawConsent();
  choose(box());
  expect(kept()).toEqual({ terms: true });
  choose(box());
  expect(kept()).toEqual({});
});
