import { expect, test } from '../support/fixtures.ts';
import { examPrep, mozambique } from '../support/shops.ts';
import { expectFieldError, expectNoFieldError } from './field-checks.ts';

const NUMBER = 'Revise o número do cartão.';
const BRAZILIAN_COMPANY = 'Revise a bandeira do cartão.';
const MOZAMBICAN_COMPANY = 'Selecione a bandeira do cartão';
/** A number that is right, and belongs to no company that the product knows. */
const UNKNOWN = '9999 9999 9999 9995';

test('[RULE-34, RULE-42, ERROR-04, SCREEN-21] a press shows all errors', async ({
  visit,
  sandbox,
}) => {
  const payment = await visit.toPayment(examPrep);
  await payment.priced();
  await payment.submit.click();
  await expect(payment.errors).toBeFocused();
  await expect(payment.errors.getByRole('link')).toHaveText([
    'Número do cartão: revise o número do cartão.',
    'Nome no cartão: preencha com nome e sobrenome.',
    'Validade: revise a data de validade.',
    'CVV: revise o código de segurança.',
    'CPF: revise o CPF.',
  ]);
  await expectFieldError(payment.number, NUMBER);
  await expect(payment.cvv).toHaveAccessibleDescription(/3 dígitos no verso; no Amex, 4 na frente/);
  await expect(payment.cpf).toHaveAccessibleDescription(/Para a nota fiscal/);
  for (const field of [payment.number, payment.holder, payment.expiry, payment.cvv, payment.cpf])
    await expect(field).toHaveAttribute('required');
  await expect(payment.companies).toBeHidden();
  await payment.number.fill(UNKNOWN);
  await payment.submit.click();
  await expectFieldError(payment.companies, BRAZILIAN_COMPANY);
  await payment.errors.getByRole('link', { name: /bandeira/ }).click();
  await expect(payment.companies.getByRole('radio').first()).toBeFocused();
  await payment.company('Elo').check();
  await expectNoFieldError(payment.companies);
  await payment.number.fill('4242 4242 4242 4242');
  await expect(payment.companies).toBeVisible();
  expect(await sandbox.calls('payV2')).toHaveLength(0);
});

test('[RULE-43, ERROR-03, SCREEN-27] Mozambique has its own words', async ({ visit, sandbox }) => {
  const payment = await visit.toPayment(mozambique);
  await payment.number.fill(UNKNOWN);
  await payment.toAddress.click();
  await expect(payment.errors.getByRole('link', { name: /bandeira/ })).toHaveText(
    'Bandeira do cartão: selecione a bandeira do cartão',
  );
  await expectFieldError(payment.companies, MOZAMBICAN_COMPANY);
  await expect(payment.submit).toHaveCount(0);
  expect(await sandbox.calls('payV2')).toHaveLength(0);
});
