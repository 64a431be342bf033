import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { choose } from '../../../tests/drawing/typing.ts';

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

test('the box is called by its whole sentence, never ticked beforehand, and holds true or nothing', () => {
  const terms = { $ref: 'fields/terms' };
  const { kept } = drawForm({ schema: { properties: { terms }, required: ['terms'] } });
  const name = 'Li e aceito os termos de uso e a política de privacidade.';
  expect(screen.getByRole('checkbox', { name })).toBe(box());
  expect(box().checked).toBe(false);
  choose(box());
  expect(kept()).toEqual({ terms: true });
  choose(box());
  expect(kept()).toEqual({});
});
