import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { LEAD } from '../../../tests/drawing/buyer.ts';
import { field, fillCard } from '../../../tests/drawing/card-payment.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { openApp, press } from '../../../tests/drawing/draw-app.tsx';
import { paste } from '../../../tests/drawing/typing.ts';
import { fixtureBrand, loaded } from '../../../tests/drawing/brands.ts';

const email = () => field('E.mail');
const taken = new ApiError('createLead', { kind: 'status', status: 422, fields: ['email'] });

/** Opens the payment screen for a buyer who has filled in the lead's form in this tab, and the e-mail in it. */
async function openEmail(leads: unknown[]) {
  const answers = {
    getProductV1: A_PRODUCT,
    createLead: () => leads.shift(),
    payV2: { token: 'T' },
  };
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  sessionStorage.setItem('guiche.leadId', '"L1"');
  sessionStorage.setItem('guiche.leadTyped', 'true');
  const lead = { ...LEAD, terms: true };
  sessionStorage.setItem('dataForm', JSON.stringify({ lead }));
  const opened = await openApp({ of: loaded(fixtureBrand('wup')), link: '/payment', answers });
  const sent = (operationId: string) =>
    opened.checkout.client.calls.filter((call) => call.operationId === operationId);
  fillCard();
  fireEvent.click(screen.getByRole('link', { name: 'Alterar' }));
  return { ...opened, sent };
}

test('a corrected e-mail makes a new lead, with which the payment goes out; the card stays but for its CVV', async () => {
  const { sent, address } = await openEmail([{ leadId: 'L2' }]);
  expect(document.activeElement).toBe(email());
  expect(email().value).toBe(LEAD.email);
  paste(email(), 'nova@mail.example');
  await press(/Salvar/);
  expect(sent('createLead')[0]!.body).toMatchObject({
    name: LEAD.name,
    email: 'nova@mail.example',
  });
  expect(screen.getByText('nova@mail.example')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Alterar');
  expect(field('Número do cartão').value).toBe('4111 1111 1111 1111');
  expect(field('CVV').value).toBe('');
  paste(field('CVV'), '123');
  await press('Confirmar pagamento');
  expect(sent('payV2')[0]!.body).toMatchObject({ email: 'nova@mail.example', sfLeadId: 'L2' });
  expect(address()).toBe('/success');
});

test('a refused e-mail has its message, and the lead and the card stay as they were', async () => {
  const { sent, checkout } = await openEmail([taken]);
  await press(/Salvar/);
  expect(document.getElementById('f.email-error')!.textContent).toBe('Insira um email válido.');
  expect(checkout.visit.state()).toMatchObject({ lead: LEAD, leadId: 'L1' });
  paste(email(), 'sem arroba');
  await press(/Salvar/);
  expect(sent('createLead')).toHaveLength(1);
  await press('Cancelar');
  expect(screen.getByText(LEAD.email)).toBeTruthy();
  expect(JSON.parse(sessionStorage.getItem('dataForm')!)).toMatchObject({
    lead: { email: LEAD.email },
  });
  expect(field('CVV').value).toBe('123');
});

test('a lead of another visit is put right on the lead screen', async () => {
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  await openApp({
    of: loaded(fixtureBrand('wup')),
    link: '/payment',
    answers: { getProductV1: A_PRODUCT },
  });
  const link = screen.getByRole('link', { name: 'Alterar' });
  let isLeft = false;
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  // The files share one document: a listener that stays would hold up the clicks of the next file.
  document.addEventListener('click', stay, { once: true });
  fireEvent.click(link);
  expect(isLeft).toBe(true);
  expect(screen.queryByLabelText(/^E.mail/)).toBeNull();
});
