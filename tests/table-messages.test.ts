/** @module-tag long */
import { expect, test } from 'vitest';
import { brandWith, fixtureBrand } from './drawing/brands.ts';
import { messagesOf } from './drawing/form-messages.ts';

/** Card data goes by these names and no others, for by them it is kept out of storage. */
const SECRETS: Record<string, string> = { 'card-number': 'cardNumber', 'card-cvv': 'cardCVV' };

test('[RULE-11, RULE-14, RULE-15] the messages of phone where the language is of Mozambique', () => {
  const say = messagesOf(fixtureBrand('wup-mz'), 'lead');
  const national = 'Seleccione a bandeira do país e insira um número válido.';
  expect(say({ phone: '24 123 1234' }).phone).toBe(national);
  expect(say({ phone: '+123' }).phone).toBe('Insira um número válido');
  expect(say({ phone: '84 123 1234' }).phone).toBeUndefined();
});

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
