import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { CookiesNotice } from './CookiesNotice.tsx';
import { wearStyles } from '../../../tests/drawing/wear-styles.ts';

beforeEach(() => wearStyles());

const checkout = aCheckout(brandWith());
const show = () =>
  render(
    <Providers checkout={checkout}>
      <CookiesNotice />
    </Providers>,
  );

afterEach(() => vi.restoreAllMocks());

test('[SCREEN-52] [ERROR-08] without cookies a notice covers the page, with a link to try again', () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  show();
  const notice = screen.getByRole('alertdialog', { name: /cookies do seu navegador/ });
  expect(notice.textContent).toContain('Habilite os cookies e tente novamente');
  expect(getComputedStyle(notice).position).toBe('fixed');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Tentar novamente' });
  expect(link.href).toBe(location.href);
});

test('[ERROR-08] Escape does not take the notice away', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  show();
  const notice = screen.getByRole<HTMLDialogElement>('alertdialog');
  expect(fireEvent(notice, new Event('cancel', { cancelable: true }))).toBe(false);
  notice.close();
  await vi.waitFor(() => expect(notice.open).toBe(true));
});
