import type { FormatName } from '../../rules/formats.ts';

const YEARS_AHEAD = 4;
const expiry = `12/${String(new Date().getFullYear() + YEARS_AHEAD).slice(2)}`;

/** Right values for each rule of ours, short and long, and for formats of JSON Schema. */
export const SAMPLES: Readonly<
  Record<FormatName, readonly string[]> & Record<string, readonly string[]>
> = {
  'person-name': ['Ana Lima', 'A B', 'Maria Aparecida dos Santos Oliveira e Silva'],
  'email-address': [
    'ana@exemplo.com.br',
    'an@ex.br',
    'maria.aparecida.dos.santos.oliveira@correio.exemplo.com.br',
  ],
  'phone-br': ['11 98765-4321', '(11) 98765-4321', '11987654321', '+351 912 345 678', '+12345'],
  'phone-mz': ['84 123 1234', '841231234', '+258 84 123 1234', '+12345'],
  'card-number': [
    '4242 4242 4242 4242',
    '4242424242424242',
    '3782 822463 10005',
    '378282246310005',
    '3056 930902 5904',
  ],
  'card-expiry': [expiry, expiry.replace('/', ''), expiry.replace('/', '/20')],
  cvv: ['917', '9174'],
  'cvv-3': ['917'],
  'cvv-4': ['9174'],
  cpf: ['529.982.247-25', '52998224725'],
  cnpj: ['11.222.333/0001-81', '11222333000181'],
  registry: ['529.982.247-25', '52998224725', '11.222.333/0001-81', '11222333000181'],
  'birth-date': ['1990-05-17', '17/05/1990'],
  street: ['Rua das Flores', 'Rua A', 'Avenida Presidente Juscelino Kubitschek de Oliveira'],
  district: ['Centro', 'Sé', 'Jardim das Oliveiras'],
  city: ['Campinas', 'Itu', 'São José do Rio Preto'],
  state: ['SP', 'São Paulo'],
  country: ['Brasil', 'Moçambique'],
  'street-number': ['120', '7', '1200'],
  complement: ['Bloco B', 'B', 'Bloco B Apartamento 12'],
  cep: ['01 310-100', '01310-100', '01310100'],
  'sms-code': ['123456', '1234'],
  email: ['ana@exemplo.com.br', 'a@b.co'],
  'idn-email': ['ana@exemplo.com.br', 'a@b.co'],
  date: ['1990-05-17', '2030-01-31'],
  'date-time': ['1990-05-17T09:00:00Z'],
  time: ['09:00:00Z', '09:00:00'],
  duration: ['P1D', 'PT1H30M'],
  hostname: ['exemplo.com.br', 'a.co'],
  'idn-hostname': ['exemplo.com.br'],
  ipv4: ['192.0.2.1'],
  ipv6: ['2001:db8::1'],
  uri: ['https://exemplo.com.br', 'https://e.co'],
  'uri-reference': ['/termos', 'https://exemplo.com.br'],
  iri: ['https://exemplo.com.br'],
  'iri-reference': ['/termos'],
  'uri-template': ['{domain}/termos'],
  uuid: ['123e4567-e89b-42d3-a456-426614174000'],
  'json-pointer': ['/a', ''],
  'relative-json-pointer': ['0'],
  regex: ['a+'],
  color: ['#336699'],
  password: ['segredo1'],
};
