import { expect, test } from '../support/fixtures.ts';
import { checkField, each, expectFieldError, expectNoFieldError } from './field-checks.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';

const NUMBER = 'Revise o número do cartão.';
const EXPIRY = 'Revise a data de validade.';
const CVV = 'Revise o código de segurança.';
const CPF = 'Revise o CPF.';
const WORDS = 'Preencha com nome e sobrenome.';
const PRINTED = 'Digite o nome como está no cartão, com até 26 caracteres.';
const BRAZILIAN_COMPANY = 'Revise a bandeira do cartão.';
/** A number that is right, and belongs to no company that the product knows. */
const UNKNOWN = '9999 9999 9999 9995';
const MOZAMBICAN_COMPANY = 'Selecione a bandeira do cartão';

const now = new Date();
const year = now.getFullYear();
const monthOf = (date: Date) =>
  `${String(date.getMonth() + 1).padStart(2, '0')}/${String(date.getFullYear()).slice(2)}`;
const month = (offset: number) => monthOf(new Date(year, now.getMonth() + offset, 1));
const december = (inYear: number) => `12/${String(inYear).slice(2)}`;

test('[RULE-34, RULE-42, ERROR-04] the button shows every error', async ({ visit, sandbox }) => {
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

test('[RULE-43, ERROR-03, SCREEN-27] Mozambique has words of its own', async ({
  visit,
  sandbox,
}) => {
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

test('[RULE-16, RULE-17, RULE-18, RULE-19, RULE-20, RULE-40, RULE-41, CONST-19, CONST-20, CONST-21, SCREEN-21, SCREEN-24] every message of the card', async ({
  visit,
}) => {
  const payment = await visit.toPayment(english);
  const { number, holder, expiry, cvv } = payment;
  await checkField(cvv, each(CVV, '', '12', '12345'), ['123', '1234']);
  await checkField(
    number,
    each(NUMBER, '', '4111 1111 1111 1112', '4222222222222', '0000 0000 0000 0000'),
    ['4111 1111 1111 1111', '4111111111111111', '3782 8224 6310 005', '3056 9309 0259 04'],
  );
  await checkField(
    holder,
    [
      ...each(WORDS, '', 'A', 'MADONNA'),
      ...each(PRINTED, `${'A'.repeat(13)} ${'B'.repeat(13)}`, '4111 1111 1111 1111'),
    ],
    ['ANA LIMA', 'ANA B. LIMA', 'EMPRESA 3 LTDA'],
  );
  await checkField(
    expiry,
    each(EXPIRY, '', '13/30', '00/30', december(year - 1), month(-1), december(year + 11)),
    [month(0), december(year + 10), december(year + 1)],
  );
  await number.fill(UNKNOWN);
  await payment.company('Amex').check();
  await checkField(cvv, each(CVV, '123'), ['1234']);
  await payment.company('Visa').check();
  await checkField(cvv, each(CVV, '1234'), ['123']);
});

test('[RULE-26] [RULE-27] [RULE-28] [CARD-20] CPF', async ({ visit }) => {
  const payment = await visit.toPayment(examPrep);
  await checkField(payment.cpf, each(CPF, '', '5299822472', '529.982.247-24', '111.111.111-11'), [
    '52998224725',
  ]);
  await expect(payment.cpf).toHaveValue('529.982.247-25');
});

test('[SCREEN-28] Mozambican address: every message', async ({ visit }) => {
  const { address, toAddress } = await visit.toFilledPayment(mozambique);
  await toAddress.click();
  await address.submit.click();
  await expectFieldError(address.state, 'Seleccione a província.');
  await checkField(address.street, each('Insira um endereço válido', '', 'A'), ['Rua das Flores']);
  await checkField(address.number, each('Insira um número válido', ''), ['12A']);
  await checkField(address.complement, each('Insira um complemento válido', '@@'), ['Apto 12', '']);
  await checkField(address.city, each('Insira uma cidade válida', '', '123'), ['Maputo']);
  await expect(address.country).toHaveValue('Moçambique');
  await checkField(address.postalCode, each('Insira um código postal válido', '12'), ['1100', '']);
  await address.state.selectOption('Cidade de Maputo');
  await expectNoFieldError(address.state);
  await expect(address.errors.locator('li:not([data-done])')).toHaveCount(0);
});
