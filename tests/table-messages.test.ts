import { expect, test } from 'vitest';
import { brandWith, fixtureBrand } from './drawing/brands.ts';
import { messagesOf } from './drawing/form-messages.ts';
import { LONG } from './long.ts';

/** Card data goes by these names and no others, for by them it is kept out of storage. */
const SECRETS: Record<string, string> = { 'card-number': 'cardNumber', 'card-cvv': 'cardCVV' };

test(
  '[RULE-11, RULE-14, RULE-15] the messages of phone where the language is of Mozambique',
  LONG,
  () => {
    const say = messagesOf(fixtureBrand('wup-mz'), 'lead');
    const national = 'Seleccione a bandeira do país e insira um número válido.';
    expect(say({ phone: '24 123 1234' }).phone).toBe(national);
    expect(say({ phone: '+123' }).phone).toBe('Insira um número válido');
    expect(say({ phone: '84 123 1234' }).phone).toBeUndefined();
  },
);

/** Section 5, "Message"; phones beside '+' are told in words that the specification leaves open (D-74). */
const OF_THE_TABLE: readonly (readonly [field: string, typed: string, message: string])[] = [
  ['name', 'Ana', 'Preencha com nome e sobrenome.'],
  ['name', `${'a'.repeat(41)} Lima`, 'Nome muito extenso'],
  ['name', 'Ana L1ma', 'Insira apenas letras'],
  ['email', 'ana@', 'Insira um email válido.'],
  ['phone', '+123', 'Insira um número válido'],
  // The specification says only what these two messages ask for.
  ['phone', '11 1234', 'Preencha com DDD e um celular válido.'],
  ['card-number', '4242 4242 4242 4241', 'Revise o número do cartão.'],
  ['card-expire-date', '13/30', 'Revise a data de validade.'],
  ['registry', '529.982.247-26', 'Insira um CPF válido.'],
  ['registry', '11.222.333/0001-82', 'Insira um CNPJ válido.'],
  ['registry', '123', 'Revise este campo.'],
  ['cpf', '529.982.247-26', 'Revise o CPF.'],
  ['cnpj', '11.222.333/0001-82', 'Revise o CNPJ.'],
  ['address-line-1', '1', 'Insira um endereço válido'],
  ['district', '1', 'Insira um bairro válido'],
  ['state', '', 'Insira um estado válido'],
  ['city', '1', 'Insira uma cidade válida'],
  ['country', '1', 'Insira um pais válido'],
  ['postal-code', '01 3', 'Insira um CEP válido'],
  ['address-line-2', '', 'Insira um número válido'],
  ['address-line-3', '#', 'Insira um complemento válido'],
  ['card-cvv', '12', 'Revise o código de segurança.'],
  ['card-company', '', 'Revise a bandeira do cartão.'],
];

test.each(OF_THE_TABLE)(
  '[ERROR-05] [RULE-13] %s: %j is answered by %j',
  LONG,
  (field, typed, message) => {
    const name = SECRETS[field] ?? 'one';
    const schema = {
      type: 'object',
      properties: { [name]: { $ref: `fields/${field}` } },
      required: [name],
    };
    const form = { id: 'form', block: 'form', action: 'createLead', submit: 'lead.submit', schema };
    const brand = brandWith({ 'screens/presentation': { blocks: [form] } });
    expect(messagesOf(brand, 'presentation')({ [name]: typed || undefined })[name]).toBe(message);
  },
);

const CODE = 'Revise o código de segurança.';
const THREE_DIGITS = ['visa', 'mastercard', 'hipercard', 'elo', 'diners'];

const say = messagesOf(brandWith(), 'payment');

test('[RULE-42] a company has to be chosen, whichever it is', () => {
  for (const cardCompany of ['american_express', ...THREE_DIGITS]) {
    expect(say({ cardCompany }), cardCompany).not.toHaveProperty('cardCompany');
  }
  for (const cardCompany of [undefined, ''])
    expect(say({ cardCompany }).cardCompany).toBe('Revise a bandeira do cartão.');
});

test('[RULE-43] the words of Mozambique for it are its own', () => {
  const sayThere = messagesOf(fixtureBrand('wup-mz'), 'payment');
  expect(sayThere({}).cardCompany).toBe('Selecione a bandeira do cartão');
});

test.each([
  ['american_express', '0123', undefined],
  ['american_express', '123', CODE],
  ...THREE_DIGITS.flatMap((company) => [
    [company, '012', undefined],
    [company, '1234', CODE],
  ]),
  // A code that no company has.
  ...[undefined, '', 'visa', 'american_express'].flatMap((company) =>
    ['12', '12345', '12a', '1 23'].map((cvv) => [company, cvv, CODE]),
  ),
])('[RULE-40] [RULE-41] of the company %j, the code %j: %j', (cardCompany, cardCVV, message) => {
  expect(say({ cardCompany, cardCVV }).cardCVV).toBe(message);
});

test('[RULE-52] nothing but a ticked box is a consent', () => {
  const lead = messagesOf(brandWith(), 'lead');
  expect(lead({ terms: true }).terms).toBeUndefined();
  for (const terms of [undefined, false, null, 0, 1, 'true', 'on', ''])
    expect(lead({ terms }).terms, String(terms)).toBeDefined();
});
