import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { choose } from '../../../tests/drawing/typing.ts';

const select = () => screen.getByRole<HTMLSelectElement>('combobox');
const options = () =>
  within(select())
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ text }) => text.replaceAll('\u00a0', ' '));

const SCHEMA = { properties: { installments: { $ref: 'fields/installments' } } };
const drawInstallments = (product: unknown = A_PRODUCT) =>
  drawForm({ schema: SCHEMA }, { answers: { getProductV1: product } });

test('[SCREEN-25] [ENTITY-37] all ways to pay the plan, the first one chosen', async () => {
  const { kept } = drawInstallments();
  await settle();
  expect(options()).toEqual(['À vista · R$ 499,00', '12x de R$ 41,58 sem juros']);
  expect(kept()).toEqual({ installments: '1' });
  choose(select(), '12');
  expect(kept()).toEqual({ installments: '12' });
});

test('a way that the plan does not have any more is replaced by the first', async () => {
  sessionStorage.setItem('dataForm', JSON.stringify({ presentation: { installments: '24' } }));
  const { kept } = drawInstallments();
  await settle();
  expect([select().value, kept()]).toEqual(['1', { installments: '1' }]);
});

test('the visit knows a chosen instalment that is not the whole price, while the form is there', async () => {
  const drawn = drawInstallments();
  await settle();
  expect(drawn.checkout.visit.state().installment).toBeUndefined();
  choose(select(), '12');
  expect(drawn.checkout.visit.state().installment).toBe('12');
  choose(select(), '1');
  expect(drawn.checkout.visit.state().installment).toBeUndefined();
  choose(select(), '12');
  drawn.unmount();
  expect(drawn.checkout.visit.state().installment).toBeUndefined();
});

test('RULE-01: while the price is not known, the field has no choices and shows no error', async () => {
  drawForm(
    { schema: { ...SCHEMA, required: ['installments'] } },
    { answers: { getProductV1: () => new Promise(() => {}) } },
  );
  await settle();
  expect([select().disabled, options()]).toEqual([true, ['Carregando valor']]);
  fireEvent.click(screen.getByRole('button', { hidden: false }));
  expect(select().getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('link', { hidden: false })).toBeNull();
});
