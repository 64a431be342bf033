import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fixtureBrand, loaded } from '../../../tests/drawing/brands.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { prepare } from '../../../tests/drawing/draw.tsx';

test('before the program knows the visit the button is closed: a press could not be answered', () => {
  const brand = fixtureBrand('vc');
  const answers = { getProductV1: A_PRODUCT };
  const { Drawn } = prepare({ of: loaded(brand), template: 'payment', answers });
  document.body.innerHTML = renderToString(<Drawn />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Aplicar' }).disabled).toBe(true);
});
