import { fireEvent, screen } from '@testing-library/react';
import { ApiError } from '../../src/api/api-error.ts';
import { CARD, LEAD } from './buyer.ts';
import { A_PRODUCT } from './checkout.ts';
import { draw } from './draw.tsx';
import { settle } from './jsdom-page.ts';
import { paste, type } from './typing.ts';

/** The answer of a payment that goes through. */
export const TOKEN = { token: 'T' };
/** The paying button. */
export const PAY = { name: 'Confirmar pagamento' };

/** A payment that is answered with this HTTP status. */
export const status = (code: number) => new ApiError('payV2', { kind: 'status', status: code });

export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** Presses a button and waits for what comes of it. */
export async function press(name = PAY.name): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

/** Fills in who buys; the box of the terms is left. */
export function fillPerson(): void {
  paste(field('Nome completo'), LEAD.name);
  paste(field('E-mail'), LEAD.email);
  paste(field('Celular'), LEAD.phone);
}

/** Types what is wiped after each press: the number and the CVV. */
export function fillSecrets(number = String(CARD.cardNumber)): void {
  paste(field('Número do cartão'), number);
  type(field('CVV'), '123');
}

export function fillCard(number?: string): void {
  fillSecrets(number);
  paste(field('Nome no cartão'), 'Ana Lima');
  paste(field('Validade'), '12/30');
}

/** The payment screen of a buyer whose lead is known, or not, and the payments that were sent. */
export async function drawPayment(
  payV2: unknown,
  { hasLead = true, price = A_PRODUCT as unknown } = {},
) {
  if (hasLead) sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  const answers = { getProductV1: price, createLead: { leadId: 'L1' }, payV2 };
  const drawn = draw({ template: 'payment', answers, page: { hasLead } });
  await settle();
  const sent = () => drawn.checkout.client.calls.filter((one) => one.operationId === 'payV2');
  return { ...drawn, sent };
}
