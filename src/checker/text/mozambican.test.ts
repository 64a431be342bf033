import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './mozambican.ts';

const reports = (text: string, lang = 'pt-MZ', key = 'lead.title') =>
  reportsOf(rule, { 'alfa/brand.json': { lang }, 'alfa/texts.json': { [key]: text } });

test.each([
  ['Selecione o plano', 'seleccion'],
  ['Confirme o seu Celular', 'telemóvel'],
  ['A fatura está paga', 'factura'],
  ['O que você leva', 'Leave it out'],
  ['O pagamento está sendo processado', "'estar a'"],
])('%s is not of Mozambique', (text, advice) => {
  expect(reports(text)).toEqual([expect.stringContaining(advice)]);
});

test.each([
  'Seleccione o seu telemóvel',
  'A factura está a ser processada',
  'Quando a compra acabar',
  'Informação e relação',
  'Não vale a pena atrasar',
])('%s is', (text) => expect(reports(text)).toEqual([]));

test.each([
  'Por R$ 95 ao mês',
  'Nos termos do Código de Defesa do Consumidor',
  'Fale com o Procon',
])('%s is money or law of Brazil', (text) => {
  expect(reports(text)).toEqual([
    expect.stringContaining('money or law of Brazil, and these buyers are in Mozambique'),
  ]);
  expect(reports(text, 'pt-BR')).toEqual([]);
});

test('Brazil writes as Brazil does', () => {
  expect(reports('Selecione o seu celular', 'pt-BR')).toEqual([]);
});

test('what the specification gives stays as it is', () => {
  const given = 'Selecione a bandeira do cartão';
  expect(reports(given, 'pt-MZ', 'field.cardCompany.required')).toEqual([]);
});
