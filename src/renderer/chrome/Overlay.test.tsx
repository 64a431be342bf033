import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { Overlay } from './Overlay.tsx';

const checkout = aCheckout(brandWith());
const overlay = (isShown: boolean) => (
  <Providers checkout={checkout}>{isShown && <Overlay />}</Providers>
);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const cover = () => screen.queryByRole('status');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[CONST-34] what takes less than 200 ms shows no loader', () => {
  const { rerender } = render(overlay(true));
  wait(199);
  expect(cover()).toBeNull();
  rerender(overlay(false));
  wait(1000);
  expect(cover()).toBeNull();
});

test('over a page it says at once what happens, and that page is behind a modal dialog without a way out', () => {
  const open = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const words = 'Processando o pagamento. Não feche nem recarregue esta página.';
  const { rerender } = render(
    <Providers checkout={checkout}>
      <Overlay words={words} />
    </Providers>,
  );
  const dialog = screen.getByRole('dialog', { name: words });
  expect(open.mock.contexts).toEqual([dialog]);
  wait(200);
  expect(cover()!.textContent).toBe(words);
  const escape = new Event('cancel', { cancelable: true });
  fireEvent(dialog, escape);
  expect(escape.defaultPrevented).toBe(true);
  wait(8_000);
  expect(cover()!.textContent).toBe(
    `${words}Está demorando mais que o normal. Aguarde, por favor.`,
  );
  rerender(overlay(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});
