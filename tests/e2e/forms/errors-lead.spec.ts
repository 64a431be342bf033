import { expect, test } from '../support/fixtures.ts';
import { checkField, each, expectFieldError, expectNoFieldError } from './field-checks.ts';
import { english, mozambique } from '../support/shops.ts';
import { LEAD } from '../support/hold.ts';
import { LONG } from '../support/long.ts';

const WORDS = 'Preencha com nome e sobrenome.';
const EMAIL = 'Insira um email válido.';
const NATIONAL = 'Preencha com DDD e um celular válido.';
const MOZAMBICAN = 'Seleccione a bandeira do país e insira um número válido.';
const PLUS = 'Insira um número válido';
const TERMS = 'Aceite os termos para continuar.';
const letters = (count: number) => 'a'.repeat(count);

test('[RULE-01] an error shows at a field that was left; the button shows all', async ({
  visit,
  page,
}) => {
  await visit.open('/lead', english);
  const { name, email, phone, terms, submit, errors } = visit.lead;
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  for (const field of [name, email, phone, terms]) await expect(field).toHaveAttribute('required');
  await email.focus();
  await email.blur();
  await expectFieldError(email, EMAIL);
  for (const other of [name, phone, terms]) await expectNoFieldError(other);
  await expect(errors).toHaveCount(0);

  await submit.click();
  await expectFieldError(name, WORDS);
  await expectFieldError(email, EMAIL);
  await expectFieldError(phone, NATIONAL);
  await expectFieldError(terms, TERMS);
  await expect(errors).toBeFocused();
  await expect(errors.getByRole('link')).toHaveText([
    'Nome completo: preencha com nome e sobrenome.',
    'E-mail: insira um email válido.',
    'Celular com DDD: preencha com DDD e um celular válido.',
    TERMS,
  ]);
});

test(
  'on a phone one line opens the summary of errors, which holds still',
  LONG,
  async ({ visit, buyer, page }) => {
    await visit.open('/lead', english);
    const { name, phone, email, terms, submit, errors } = visit.lead;
    await page.setViewportSize({ width: 360, height: 440 });
    await name.fill(buyer.name);
    await email.fill(buyer.email);
    await submit.click();
    await expect(phone).toBeFocused();
    await expect(errors.getByRole('link')).toHaveCount(0);
    await errors.getByRole('button', { name: '2 campos para revisar' }).click();
    await errors.getByRole('link', { name: TERMS }).click();
    await expect(terms).toBeFocused();
    await errors.getByRole('link', { name: 'Celular' }).click();
    await expect(phone).toBeFocused();
    const height = 440;
    const { y } = (await phone.boundingBox())!;
    expect(Math.abs(y + 25 - height / 2)).toBeLessThan(30);
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main input, main button, main a')].map(
          (one) => one.getBoundingClientRect().y,
        ),
      );
    const before = await places();
    await phone.pressSequentially(english.phone.typed);
    await expectNoFieldError(phone);
    const opener = errors.getByRole('button', { name: '1 campo para revisar' });
    await expect(opener).toBeVisible();
    await terms.check();
    await expect(errors.getByRole('link')).toHaveCount(2);
    await expect(errors.locator('[data-done]')).toHaveCount(2);
    expect(await places()).toEqual(before);
    await errors.getByRole('button', { name: '0 campos para revisar' }).click();
    await expect(errors).toBeHidden();
    await phone.fill('1');
    await expect(errors.locator('[data-done]')).toHaveCount(1);
    await submit.click();
    await opener.click();
    await expect(errors.getByRole('link')).toHaveCount(1);
  },
);

test('[RULE-02, RULE-03, RULE-04, RULE-05, RULE-09, RULE-11, RULE-12, RULE-13, CONST-16, CONST-18] name, e-mail, phone: every message, gone when right', async ({
  visit,
}) => {
  await visit.open('/lead', english);
  const { name, email, phone, country } = visit.lead;
  await checkField(
    name,
    [
      ...each(WORDS, '', 'Ana', ' Ana '),
      ...each('Nome muito extenso', `${letters(41)} Silva`),
      ...each('Insira apenas letras', 'Ana S1lva', 'Ana-Maria Silva'),
    ],
    ['Ana Silva', `${letters(40)} Silva`, "Conceição D'Ávila", 'Ana D’Ávila'],
  );
  const domains = [
    '',
    'ab@c.d',
    'a@dominio.com',
    'nome@d.com',
    'nome@@dominio.com',
    'nome@dominio',
  ];
  const others = [`${letters(70)}@exem.co.br`, 'joão@dominio.com', 'nome dominio.com'];
  await checkField(email, each(EMAIL, ...domains, ...others, `${letters(65)}@dd.com`), [
    `${letters(64)}@aabbccdd.com.br`,
    'ab@dominio.com',
    'nome.sobrenome+1@dominio.com.br',
  ]);
  await checkField(
    phone,
    [...each(NATIONAL, '', '1133334444', '0198765432'), ...each(PLUS, '+1234')],
    ['11987654321', '+12345', '+351 912 345 678'],
  );
  await expect(phone).toHaveValue('+351912345678');
  await expect(country).toHaveValue('PT');
  await phone.fill('11987654321');
  await expect(phone).toHaveValue('11 98765-4321');
  await expect(country).toHaveValue('BR');
});

test('[RULE-14] [RULE-15] [SCREEN-08] Mozambican phone: every message', async ({ visit }) => {
  const { page } = visit;
  await visit.open('/lead', mozambique);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-MZ');
  const { phone } = visit.lead;
  await checkField(
    phone,
    [...each(MOZAMBICAN, '', '24 123 1234', '84 123'), ...each(PLUS, '+1234')],
    ['84 123 1234', '+258841231234'],
  );
  await expect(phone).toHaveValue('84 123 1234');
});

test(
  'another country puts its calling code in front, and the number goes out with it',
  LONG,
  async ({ visit, buyer, sandbox }) => {
    await visit.open('/lead', english);
    const { lead } = visit;
    await lead.fill(buyer, english);
    await lead.phone.fill('');
    await lead.country.selectOption('PT');
    await expect(lead.phone).toHaveValue('+351');
    await lead.phone.pressSequentially('912345678');
    await expectNoFieldError(lead.phone);
    await lead.submit.click();
    await visit.at('/payment');
    expect(await sandbox.onlyBody('createLead')).toHaveProperty('phone', '+351912345678');
  },
);

test('pressing the button straight from a wrong field counts', LONG, async ({ visit }) => {
  const { buyer } = visit;
  for (const y of [3, 50]) {
    await visit.open('/lead', english);
    const { lead } = visit;
    await lead.name.fill(buyer.name);
    await lead.phone.fill(english.phone.typed);
    await lead.terms.check();
    await lead.email.fill('no address');
    await lead.submit.click({ position: { x: 40, y }, delay: 100 });
    await expect(lead.errors).toBeFocused();
  }
});

test('a complaint of the upstream stands at its field', LONG, async ({ visit, noise }) => {
  const { page } = visit;
  noise.expect(/422/);
  await page.route(LEAD, (route) =>
    route.fulfill({ status: 422, json: { errors: [{ field: 'email', message: 'taken' }] } }),
  );
  const { lead, buyer } = visit;
  await visit.open('/lead', english);
  await lead.send(buyer, english);
  await expectFieldError(lead.email, EMAIL);
  await expect(page.locator('body')).not.toContainText('taken');
  await lead.email.pressSequentially('x');
  await expectNoFieldError(lead.email);
  await expect(lead.failure.dialog).toHaveCount(0);
});
