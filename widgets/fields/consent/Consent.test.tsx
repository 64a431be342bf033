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
const hrefs = () =>
  ['termos de uso', 'política de privacidade'].map(
    (name) => screen.getByRole<HTMLAnchorElement>('link', { name }).href,
  );

test.each([
  ['production', 'shop'],
  ['homolog', 'homolog'],
  ['test', 'test'],
] as const)('[SCREEN-16] in %s the links are those of the environment', (environment, name) => {
  drawConsent(environment);
  expect(hrefs()).toEqual([
    `https://${name}.example.com/termos`,
    `https://${name}.example.com/privacidade`,
  ]);
});

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

test('the links open in a new tab without opener or referrer', () => {
  drawConsent();
  const [link] = screen.getAllByRole<HTMLAnchorElement>('link');
  expect([link!.target, link!.rel]).toEqual(['_blank', 'noopener noreferrer']);
});
