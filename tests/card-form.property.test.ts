import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandWith, fixtureBrand } from './drawing/brands.ts';
import { messagesOf } from './drawing/form-messages.ts';
import { brokenCvvs, cvvs } from './generated/cards.ts';
import { every } from './generated/every.ts';

const COMPANIES = ['american_express', 'visa', 'mastercard', 'hipercard', 'elo', 'diners'];
const chosen = fc.constantFrom(...COMPANIES);
const none = fc.constantFrom(undefined, '');
const CODE = 'Revise o código de segurança.';

const say = messagesOf(brandWith(), 'payment');

test('[RULE-42] a company has to be chosen, whichever it is', () => {
  every(fc.tuple(chosen, cvvs), ([cardCompany, { value }]) => {
    return say({ cardCompany, cardCVV: value }).cardCompany === undefined;
  });
  every(fc.tuple(none, cvvs), ([cardCompany, { value }]) => {
    return say({ cardCompany, cardCVV: value }).cardCompany === 'Revise a bandeira do cartão.';
  });
});

test('[RULE-43] the words of Mozambique for it are its own', () => {
  const brand = fixtureBrand('wup-mz');
  expect(messagesOf(brand, 'payment')({}).cardCompany).toBe('Selecione a bandeira do cartão');
});

test('[RULE-40] [RULE-41] the code has the length of the chosen company', () => {
  every(fc.tuple(chosen, cvvs), ([cardCompany, { value: cardCVV }]) => {
    const wanted = cardCompany === 'american_express' ? 4 : 3;
    const message = say({ cardCompany, cardCVV }).cardCVV;
    return message === (cardCVV.length === wanted ? undefined : CODE);
  });
});

test('[RULE-40] a code that no company has fails, with any company chosen', () => {
  const wrong = brokenCvvs.filter(({ value }) => !/^\d{3,4}$/.test(value));
  every(fc.tuple(fc.oneof(chosen, none), wrong), ([cardCompany, { value }]) => {
    return say({ cardCompany, cardCVV: value }).cardCVV === CODE;
  });
});

test('[RULE-52] nothing but a ticked box is a consent', () => {
  const lead = messagesOf(brandWith(), 'lead');
  const others = fc.oneof(
    fc.constantFrom(undefined, false, null, 0, 1),
    fc.string({ maxLength: 6 }),
    fc.constant('true'),
  );
  expect(lead({ terms: true }).terms).toBeUndefined();
  every(others, (terms) => lead({ terms }).terms !== undefined);
});
