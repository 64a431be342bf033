import Ajv from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBirthDate } from './birth-date/birth-date.ts';
import { formatCardNumber } from './card-number/card-number-mask.ts';
import { formatExpiry } from './card-expiry/card-expiry.ts';
import { formatCep } from './cep/cep.ts';
import { formatCnpj } from './cnpj/cnpj.ts';
import { formatCpf } from './cpf/cpf.ts';
import { formatCvv } from './cvv/cvv.ts';
import { errorOf, formats, type FormatName } from './formats.ts';
import { formatPhone } from './phone/phone.ts';
import { formatRegistry } from './registry/registry.ts';
import type { Mask } from './rule.ts';

const names = Object.keys(formats) as FormatName[];
const masks: Record<string, Mask> = {
  formatCardNumber,
  formatExpiry,
  formatCep,
  formatCnpj,
  formatCpf,
  formatCvv,
  formatRegistry,
  formatBirthDate,
  phoneInBrazil: (raw) => formatPhone(raw, 'BR'),
  phoneInMozambique: (raw) => formatPhone(raw, 'MZ'),
};

const EXAMPLES: Record<FormatName, [right: string, wrong: string, fault: string]> = {
  'person-name': ['Ana Silva', 'Ana', 'words'],
  'email-address': ['ana@dominio.com', 'ana', 'email'],
  'phone-br': ['11 98765-4321', '84 123 1234', 'national'],
  'phone-mz': ['84 123 1234', '+1234', 'plus'],
  'card-number': ['4111 1111 1111 1111', '4111 1111 1111 1112', 'card-number'],
  'card-expiry': [`12/${(new Date().getFullYear() % 100) + 1}`, '13/30', 'expiry'],
  cvv: ['1234', '12', 'cvv'],
  'cvv-3': ['123', '1234', 'cvv'],
  'cvv-4': ['1234', '123', 'cvv'],
  cpf: ['529.982.247-25', '529.982.247-24', 'cpf'],
  cnpj: ['11.222.333/0001-81', '11.222.333/0001-80', 'cnpj'],
  registry: ['529.982.247-25', '1', 'length'],
  'birth-date': ['1990-05-04', '1990-05-32', 'birth-date'],
  street: ['Rua das Flores', 'R', 'street'],
  district: ['Centro', '', 'district'],
  city: ['Maputo', '1', 'city'],
  state: ['SP', ' ', 'state'],
  country: ['Brasil', '1', 'country'],
  'street-number': ['12A', '', 'street-number'],
  complement: ['Apto 12', '@@', 'complement'],
  cep: ['01 310-100', '01310-100', 'cep'],
  'sms-code': ['123456', '12a456', 'sms-code'],
};

describe('formats', () => {
  test.each(names)('%s tells right from wrong, and the fault has a name', (name) => {
    const [right, wrong, fault] = EXAMPLES[name];
    expect([formats[name](right), formats[name](wrong)]).toEqual([true, false]);
    expect([errorOf(name, right), errorOf(name, wrong)]).toEqual([undefined, fault]);
  });

  test('Ajv takes them as they are', () => {
    const ajv = new Ajv({ formats });
    const validate = ajv.compile({ type: 'string', format: 'cpf' });
    expect([validate('529.982.247-25'), validate('529.982.247-24')]).toEqual([true, false]);
  });

  test('a format of others has no fault of ours', () => {
    expect(errorOf('date', '?')).toBeUndefined();
    expect(errorOf('constructor', '?')).toBeUndefined();
  });
});

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 24 }),
  fc.string({ unit: fc.constantFrom(...'0125589+ /.-()aZã\u00a0'), maxLength: 24 }),
);

test('no text makes a format throw', () => {
  fc.assert(
    fc.property(anything, (text) => {
      for (const name of names) expect(formats[name](text)).toBeTypeOf('boolean');
    }),
    { numRuns: 2000 },
  );
});

// A composed text holds \u0316 before \u0301; to sort many of them takes long.
const UNITS = "a,1, ,.,+,',-,a.,a@,1 ,é ,1/, /,@.,١,\u0000,\u0301,\u0301\u0316,😀,\ud83d";
const PASTES = UNITS.split(',');

const LENGTH = 400_000;
const QUICK = 1000;

// In proportion to its length any of these takes some milliseconds; by its square, half a minute.
test.each(PASTES)('400 kB of %j take a time in proportion', (unit) => {
  const body = unit.repeat(LENGTH / unit.length);
  const slow = [body, `1${body}x`, `ab@${body}!`, `Ana ${body}`].flatMap((paste) => {
    const rulesAndMasks = { ...formats, ...masks };
    return Object.entries(rulesAndMasks).filter(([, run]) => {
      const start = performance.now();
      run(paste);
      return performance.now() - start > QUICK;
    });
  });
  expect(slow.map(([name]) => name)).toEqual([]);
});
