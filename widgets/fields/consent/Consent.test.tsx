import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { choose } from '../../../tests/drawing/typing.ts';

const place = (name: string) => ({
  domain: `https://${name}.example.com`,
  firstAccess: `https://${name}.example.com/a`,
  terms: `https://${name}.example.com/termos`,
  politics: `https://${name}.example.com/privacidade`,
});
const links = { test: place('test'), homolog: place('homolog'), production: place('shop') };

const drawConsent = (environment: 'test' | 'homolog' | 'production' = 'production') =>
  drawForm(
    { schema: { properties: { terms: { $ref: 'fields/terms' } }, required: ['terms'] } },
    { files: { brand: { links } }, page: { environment } },
  );

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
