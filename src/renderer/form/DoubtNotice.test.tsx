import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { A_PLAN } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import type { PaymentInDoubt, PaymentsInDoubt } from '../../flow/outcome.ts';
import type { Offer } from '../../flow/sold-at.ts';
import { DoubtNotice, type DoubtChoice } from './DoubtNotice.tsx';
import { wearStyles } from '../../../tests/drawing/wear-styles.ts';

beforeEach(() => wearStyles());

const checkout = aCheckout(brandWith());
const AT = new Date(2030, 0, 1, 14, 32).getTime();
const unknown: PaymentInDoubt = { key: 'key-1', at: AT };
const known: PaymentInDoubt = {
  ...unknown,
  first: {
    plan: 'alfa-anual',
    email: 'ana@mail.example',
    method: 'creditcard',
    order: A_PLAN,
    screen: 'payment',
  },
};

interface Shown {
  doubts: PaymentsInDoubt;
  hasCard?: boolean;
  isAsked?: boolean;
  choice?: DoubtChoice;
  offer?: Offer;
  onRetry?(): void;
}

function show({ offer = 'main', hasCard = true, ...rest }: Shown) {
  const onChoice = vi.fn<(choice?: DoubtChoice) => void>();
  render(
    <Providers checkout={{ ...checkout, offer }}>
      <DoubtNotice hasCard={hasCard} onChoice={onChoice} {...rest} />
    </Providers>,
  );
  return { onChoice, said: screen.getByRole('region').textContent };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('the tab that sent the payment shows what is known, and says that its button repeats it', () => {
  const { onChoice, said } = show({ doubts: [known] });
  expect(screen.getByRole('region').getAttribute('aria-labelledby')).toBeTruthy();
  expect(said).toContain('O pagamento que você enviou ainda não foi confirmado.');
  expect(said).toContain('14:32');
  expect(said).toContain('Plano anual, R$\u00a0499,00, cartão de crédito, a***@mail.example');
  expect(said).toContain('repetimos esse mesmo pagamento');
  press('Fazer uma nova compra mesmo assim');
  expect(onChoice).toHaveBeenCalledExactlyOnceWith({ is: 'new' });
});

test('while the form is closed a button opens it, unless the payment belongs to another screen', () => {
  const onRetry = vi.fn<() => void>();
  const { said } = show({ doubts: [known], onRetry });
  expect(said).toContain('Se a confirmação não chegou, tente novamente');
  press('Tentar novamente');
  expect(onRetry).toHaveBeenCalledOnce();
  cleanup();
  show({ doubts: [known], onRetry, hasCard: false });
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
});

test('the code of a payment is there to be read, selected and listened to; one without a code shows none', () => {
  show({
    doubts: [
      { ...unknown, requestId: '7K3M-9QXA-2BTC' },
      { key: 'b', at: AT },
    ],
  });
  const code = screen.getByText('7K3M-9QXA-2BTC');
  expect(code.parentElement?.textContent).toContain('informe o código do atendimento: 7K3M-9QXA');
  expect(getComputedStyle(code).userSelect).toBe('all');
  expect(code.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText('7 K 3 M, 9 Q X A, 2 B T C')).toBeDefined();
});

test('asked after a press, the question has the focus; the way to the screen with the card is that of its own link', () => {
  const first = { ...known.first!, query: '?product=ALFA' };
  show({ doubts: [{ ...known, first }], hasCard: false, isAsked: true });
  expect(document.activeElement?.textContent).toContain('Um pagamento feito neste aparelho');
  const link = screen.getByRole('link', { name: 'Ir para a tela desse pagamento' });
  expect(link.getAttribute('href')).toBe('/payment?product=ALFA');
});

test.each(['invoice', 'renewal'] as const)(
  'a debt is not another purchase: paying it once more is a deliberate act (%s)',
  (offer) => {
    const { said } = show({ doubts: [unknown], offer });
    expect(said).toContain('você paga duas vezes');
    expect(buttons()).toEqual(['Continuar esse pagamento', 'Fazer uma nova compra mesmo assim']);
  },
);

test('a chosen new purchase waits for the button, and can be taken back', () => {
  const { onChoice, said } = show({ doubts: [known], choice: { is: 'new' } });
  expect(said).toContain('Você escolheu fazer uma nova compra.');
  press('Continuar esse pagamento');
  expect(onChoice).toHaveBeenCalledExactlyOnceWith(undefined);
});
