import { expect, test } from 'vitest';
import { reportsOf, rulesOf } from '../rule-test-kit.ts';

const company = { name: 'Alfa Ltda.', document: '11.222.333/0001-81', address: 'Rua do Porto, 1' };
const reports = (brand: object) => reportsOf('company', { 'alfa/brand': { area: 'BR', ...brand } });

test('a brand that no company signs is reported, as a warning', () => {
  expect(rulesOf('company')).toMatchObject([{ severity: 'warning' }]);
  expect(reports({ key: 'ALFA' })).toEqual([
    'alfa/brand.json key: The brand does not say which company sells. Add "company" with its name, document and address.',
  ]);
});

test('the company of a parent signs its brands too', () => {
  const files = {
    'beta/brand': { area: 'BR', company },
    'alfa/brand': { extends: 'beta', key: 'ALFA' },
  };
  expect(reportsOf('company', files)).toEqual([]);
});

test('an invented brand has an invented number', () => {
  const document = '00.000.000/0000-00';
  const invented = { placeholder: true, area: 'BR', company: { ...company, document } };
  const files = { 'beta/brand': invented, 'alfa/brand': { extends: 'beta' } };
  expect(reportsOf('company', files, 'beta')).toEqual([]);
  expect(reportsOf('company', files)).toEqual([]);
});

test.each([
  ['a CNPJ', 'BR', '11.222.333/0001-81', false],
  ['a CNPJ with letters', 'BR', '12.ABC.345/01DE-35', false],
  ['digits that do not check', 'BR', '11.222.333/0001-80', true],
  ['a number that is too short', 'BR', '11.222.333', true],
  ['zeros', 'BR', '00.000.000/0000-00', true],
  ['a number of another country', 'MZ', '400123456', false],
])('%s', (_, area, document, isReported) => {
  const found = reports({ area, company: { ...company, document } });
  expect(found).toEqual(
    isReported
      ? [
          `alfa/brand.json company.document: '${document}' is not a CNPJ: its check digits are wrong. Copy the number from the company's registration.`,
        ]
      : [],
  );
});
