import { controlsOf, type Control } from './ax-tree.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';

const HELP_CVV = '3 dígitos no verso; no Amex, 4 na frente';

type Row = [role: string, name: string, fault?: string, help?: string];

/** A control, required where it can have an error, as it is before and after the button was pressed with nothing filled. */
function controls(rows: Row[], isPressed: boolean): Partial<Control>[] {
  return rows.map(([role, name, fault, help]) => ({
    role,
    name,
    isRequired: fault !== undefined && role !== 'checkbox',
    isInvalid: isPressed && fault !== undefined,
    description: [isPressed && fault, help].filter(Boolean).join(' '),
  }));
}

const lead = (phone: Row, country: string, consent: string): Row[] => [
  ['textbox', 'Nome completo', 'Preencha com nome e sobrenome.'],
  ['textbox', 'E-mail', 'Insira um email válido.'],
  ['combobox', country],
  phone,
  ['checkbox', consent, 'Aceite os termos para continuar.'],
  ['button', 'Continuar'],
];

const leads = [
  [
    english,
    ['textbox', 'Celular com DDD', 'Preencha com DDD e um celular válido.'],
    'País do telefone',
    'Li e aceito os termos de uso e a política de privacidade.',
  ],
  [
    mozambique,
    ['textbox', 'Telemóvel', 'Seleccione a bandeira do país e insira um número válido.'],
    'País do número de telefone',
    'Li e aceito os termos de utilização e a política de privacidade.',
  ],
] as const;

for (const [shop, phone, country, consent] of leads) {
  test(`${shop.title}: lead controls have name, required state and error, in page order`, async ({
    page,
    visit,
  }) => {
    await visit.open('/lead', shop);
    await expect(visit.lead.terms).toHaveAttribute('required');
    const rows = lead([...phone], country, consent);
    expect(await controlsOf(page)).toEqual(controls(rows, false));
    await visit.lead.submit.click();
    await expect(visit.lead.errors).toBeVisible();
    expect(await controlsOf(page)).toEqual(controls(rows, true));
  });
}

const card = (help = HELP_CVV): Row[] => [
  ['textbox', 'Número do cartão', 'Revise o número do cartão.'],
  ['textbox', 'Nome no cartão', 'Preencha com nome e sobrenome.'],
  ['textbox', 'Validade', 'Revise a data de validade.'],
  ['textbox', 'CVV', 'Revise o código de segurança.', help],
];

test('card controls with CPF have name, required state, error and help, in page order', async ({
  page,
  visit,
}) => {
  const payment = await visit.toPayment(examPrep);
  await expect(payment.installments).toBeEnabled();
  await expect(payment.installments).toHaveAttribute('required');
  await payment.submit.click();
  await expect(payment.errors).toBeVisible();
  const [installments, ...rest] = [
    { role: 'combobox', name: 'Parcelas', description: '', isRequired: false, isInvalid: false },
    ...controls([['textbox', 'CPF', 'Revise o CPF.', 'Para a nota fiscal']], true),
    ...controls([['button', 'Confirmar pagamento']], true),
  ];
  expect(await controlsOf(page)).toEqual([
    ...controls([['button', 'Voltar']], true),
    ...controls([['radiogroup', 'Forma de pagamento']], true),
    ...controls(card(), true),
    installments,
    ...rest,
  ]);
});

test('[SCREEN-27] Mozambican card controls, the choice of method included', async ({
  page,
  visit,
}) => {
  const payment = await visit.toPayment(mozambique);
  await payment.toAddress.click();
  await expect(payment.errors).toBeVisible();
  const found = await controlsOf(page);
  expect(found.map(({ name }) => name)).toEqual([
    'Voltar',
    'Forma de pagamento',
    ...card().map(([, name]) => name),
    'Continuar',
  ]);
  expect(found.slice(2, -1)).toEqual(
    controls(card('3 dígitos no verso; no Amex, 4 à frente'), true),
  );
});

test('a complaint of the upstream stands at its field until that is edited', async ({
  visit,
  page,
  buyer,
  noise,
}) => {
  noise.expect(/422/);
  await page.route('**/api/v1/lead', (route) =>
    route.fulfill({ status: 422, json: { errors: [{ field: 'email', message: 'taken' }] } }),
  );
  await visit.open('/lead', english);
  await visit.lead.send(buyer, english);
  const email = async () => (await controlsOf(page)).find(({ name }) => name === 'E-mail')!;
  await expect.poll(email).toMatchObject({
    isInvalid: true,
    description: 'Insira um email válido.',
  });
  await expect(page.locator('body')).not.toContainText('taken');
  await expect(visit.lead.failure.dialog).toHaveCount(0);
  await visit.lead.email.pressSequentially('x');
  await expect.poll(email).toMatchObject({ isInvalid: false, description: '' });
  await expect(visit.lead.failure.dialog).toHaveCount(0);
});
