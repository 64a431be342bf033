import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactList } from './FactList.tsx';

test('a value that is not known has no row', () => {
  const values = ['R$ 499,00', undefined, '', false, null];
  render(<FactList facts={values.map((value, at) => ({ name: `Nome ${at}`, value }))} />);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Nome 0']);
  expect(screen.getByRole('definition').textContent).toBe('R$ 499,00');
});
