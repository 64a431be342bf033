import { openMethods } from '../offer/methods.ts';
import { NOT_OFFERED } from '../payment/payment-outcome.ts';
import { invoiceBody, cardMethodOf, shownCardOf } from './payment-request.ts';
import type { Action } from './action.ts';
import { chargeOnce } from './charge-once.ts';
import { keepConsent, leadOf } from './create-lead.ts';
import { findTaxId, collectAnswers } from './enrich-lead.ts';

/**
 * Pays the invoice that the address names (POST /api/v1/payment). An invoice is paid once:
 * neither plan nor e-mail makes it another purchase. Its payer is not a new lead, but has to accept the
 * terms like one.
 */
export const payInvoice: Action = async (input) => {
  const { checkout, values } = input;
  const { brand, visit, moneyClient, session, link, productCode, business, resourceId } = checkout;
  if (!resourceId) return { kind: 'failed' };
  if (!openMethods(brand.settings).includes(cardMethodOf(values))) return NOT_OFFERED;
  const lead = visit.state().lead ?? leadOf(values);
  keepConsent(checkout, values, new Date());
  const facts = {
    invoiceId: resourceId,
    card: values,
    link,
    productCode,
    business,
    settings: brand.settings,
    document: findTaxId(collectAnswers(session, values)),
  };
  const terms = { plan: '', email: lead.email, method: cardMethodOf(values) };
  const sold = { ...terms, card: shownCardOf(values) };
  return chargeOnce(input, sold, 'payV1', ({ headers, captchaToken, terms: asked }) => {
    const method = asked.method === 'debitcard' ? 'debitcard' : 'creditcard';
    const payer = { ...lead, email: asked.email };
    const body = invoiceBody({ ...facts, method, lead: payer, captchaToken });
    return moneyClient.call('payV1', { body, headers });
  });
};
