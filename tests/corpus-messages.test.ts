/** @module-tag long */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { formatExpiry } from '../src/rules/card-expiry/card-expiry.ts';
import { formatCardNumber } from '../src/rules/card-number/card-company.ts';
import { formatCep } from '../src/rules/cep/cep.ts';
import { formatCnpj } from '../src/rules/cnpj/cnpj.ts';
import { formatCpf } from '../src/rules/cpf/cpf.ts';
import { formatCvv } from '../src/rules/cvv/cvv.ts';
import { formatPhone, type PhoneLocale } from '../src/rules/phone/phone.ts';
import { disagreements, readCorpus, type Expectation } from './corpora/read-corpus.ts';
import { brandWith, fixtureBrand } from './drawing/brands.ts';
import { messagesOf } from './drawing/form-messages.ts';

/** The text that an input shows for what was typed. */
type Rewrite = (raw: string) => string;

type Typed = Expectation & { input: string };
type Card = Expectation & { number: string };
type Code = Typed & { length: 3 | 4 | null };
type Phone = Typed & { locale: 'pt-BR' | 'pt-MZ'; says: string };
type Place = Typed & { field: string };

const cards = readCorpus<{ cases: Card[]; cvv: Code[] }>('cards');
const expiry = readCorpus<{ meta: { now: string }; cases: Typed[] }>('expiry');
const casesOf = <One = Typed>(name: string) => readCorpus<{ cases: One[] }>(name).cases;

beforeAll(() => void vi.useFakeTimers({ now: new Date(`${expiry.meta.now}T12:00:00`) }));
afterAll(() => void vi.useRealTimers());

const codesOf = (length: 3 | 4 | null) => cards.cvv.filter((code) => code.length === length);
const placesOf = (field: string) => casesOf<Place>('states').filter((one) => one.field === field);

/** D-74: the specification says only what these messages ask for. */
const NATIONAL = {
  BR: 'Preencha com DDD e um celular válido.',
  MZ: 'Seleccione a bandeira do país e insira um número válido.',
};
const phonesOf = (locale: PhoneLocale) =>
  casesOf<Phone>('phones')
    .filter((one) => one.locale === `pt-${locale}`)
    .map((one) => ({ ...one, message: one.message ?? NATIONAL[locale] }));

/** Returns the value of a one-line field after the browser has removed line breaks. */
const line: Rewrite = (raw) => raw.replace(/[\r\n]/g, '');

interface FieldCases {
  field: string;
  cases: Typed[];
  mask?: Rewrite;
  format?: string;
  /** Without the list of values that a form offers. */
  isOpen?: boolean;
  rules: string;
}

/** Card data goes by these names and no others, for by them it is kept out of storage. */
const SECRETS: Record<string, string> = { 'card-number': 'cardNumber', 'card-cvv': 'cardCVV' };

const FIELDS: FieldCases[] = [
  { field: 'name', cases: casesOf('names'), rules: '[RULE-02] [RULE-03] [RULE-04]' },
  { field: 'email', cases: casesOf('emails'), rules: '[RULE-05] [RULE-09]' },
  {
    field: 'phone',
    cases: phonesOf('BR'),
    mask: (raw) => formatPhone(raw, 'BR'),
    rules: '[RULE-11] [RULE-12] [RULE-13]',
  },
  {
    field: 'card-number',
    cases: cards.cases.map((card) => ({ ...card, input: card.number })),
    mask: formatCardNumber,
    rules: '[RULE-16] [RULE-17]',
  },
  {
    field: 'card-expire-date',
    cases: expiry.cases,
    mask: formatExpiry,
    rules: '[RULE-18] [RULE-19] [RULE-20] [RULE-21]',
  },
  { field: 'card-cvv', cases: codesOf(null), mask: formatCvv, rules: '[RULE-40]' },
  { field: 'card-cvv', format: 'cvv-3', cases: codesOf(3), mask: formatCvv, rules: '[RULE-41]' },
  { field: 'card-cvv', format: 'cvv-4', cases: codesOf(4), mask: formatCvv, rules: '[RULE-41]' },
  { field: 'cpf', cases: casesOf('cpf'), mask: formatCpf, rules: '[RULE-26] [RULE-27] [RULE-28]' },
  {
    field: 'cnpj',
    cases: casesOf('cnpj'),
    mask: formatCnpj,
    rules: '[RULE-29] [RULE-30] [RULE-31]',
  },
  { field: 'district', cases: placesOf('BAIRRO'), rules: '[RULE-33]' },
  { field: 'postal-code', cases: casesOf('cep'), mask: formatCep, rules: '[RULE-37]' },
  { field: 'address-line-1', cases: placesOf('ENDERECO'), rules: '[RULE-32]' },
  { field: 'address-line-2', cases: placesOf('NUMERO'), rules: '[RULE-38]' },
  { field: 'address-line-3', cases: placesOf('COMPLEMENTO'), rules: '[RULE-39]' },
  { field: 'city', cases: placesOf('CIDADE'), rules: '[RULE-35]' },
  { field: 'state', cases: placesOf('ESTADO'), isOpen: true, rules: '[RULE-34]' },
  { field: 'country', cases: placesOf('PAIS'), rules: '[RULE-36]' },
];

test.each(FIELDS.map((one) => [one.rules, one.format ?? one.field, one] as const))(
  '%s the messages of %s, from the JSON of the base brand',
  (_, _name, { field, format, isOpen, cases, mask = line }) => {
    const one = {
      $ref: `fields/${field}`,
      ...(format && { format }),
      ...(isOpen && { enum: null }),
    };
    const name = SECRETS[field] ?? 'one';
    const required = field === 'address-line-3' ? [] : [name];
    const form = {
      id: 'form',
      block: 'form',
      action: 'createLead',
      submit: 'lead.submit',
      schema: { type: 'object', properties: { [name]: one }, required },
      ...(isOpen && { ui: { [name]: { 'ui:widget': 'text' } } }),
    };
    const brand = brandWith({ 'screens/presentation': { blocks: [form] } });
    const say = messagesOf(brand, 'presentation');
    const read = (value: string) => say({ [name]: value || undefined })[name];
    expect(cases.length).toBeGreaterThan(0);
    expect(disagreements(cases, ({ input }) => read(mask(input)))).toEqual([]);
  },
);

test('[RULE-11, RULE-14, RULE-15] the messages of phone where the language is of Mozambique', () => {
  const brand = fixtureBrand('wup-mz');
  const say = messagesOf(brand, 'lead');
  const read = (value: string) => say({ phone: value || undefined }).phone;
  const cases = phonesOf('MZ');
  expect(disagreements(cases, ({ input }) => read(formatPhone(input, 'MZ')))).toEqual([]);
  expect(read('24 123 1234')).toBe(NATIONAL.MZ);
});

/** Section 5, "Message"; phones beside '+' are told in words that the specification leaves open (D-74). */
const OF_THE_TABLE: readonly (readonly [field: string, typed: string, message: string])[] = [
  ['name', 'Ana', 'Preencha com nome e sobrenome.'],
  ['name', `${'a'.repeat(41)} Lima`, 'Nome muito extenso'],
  ['name', 'Ana L1ma', 'Insira apenas letras'],
  ['email', 'ana@', 'Insira um email válido.'],
  ['phone', '+123', 'Insira um número válido'],
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

test.each(OF_THE_TABLE)('[ERROR-05] %s: %j is answered by %j', (field, typed, message) => {
  const name = SECRETS[field] ?? 'one';
  const schema = {
    type: 'object',
    properties: { [name]: { $ref: `fields/${field}` } },
    required: [name],
  };
  const form = { id: 'form', block: 'form', action: 'createLead', submit: 'lead.submit', schema };
  const brand = brandWith({ 'screens/presentation': { blocks: [form] } });
  expect(messagesOf(brand, 'presentation')({ [name]: typed || undefined })[name]).toBe(message);
});
