import { expect, test } from '../support/fixtures.ts';
import { english, examPrep } from '../support/shops.ts';
import { leftIn, watchKept } from './kept.ts';

/** A number that passes the Luhn check and stands nowhere else, and a code. */
const NUMBER = '374519830620479';
const TYPED = 'cartão 3745-198306-20479';
const CODE = '739146';

const plain = (texts: readonly string[]) =>
  texts.map((text) => decodeURIComponent(text).replace(/[\s.-]/g, ''));

test('a card number in other fields is written nowhere', async ({ page, context, visit }) => {
  const texts = await watchKept(context);
  await visit.open('/lead', english);
  await visit.lead.name.fill(TYPED);
  await visit.lead.email.fill('ana@exemplo.com.br');
  await visit.open('/payment', examPrep);
  await visit.payment.holder.fill(TYPED);
  await visit.payment.cpf.fill('529.982.247-25');
  await visit.reload();
  await expect(visit.payment.cpf).toHaveValue('529.982.247-25');
  const all = plain([...texts, ...(await leftIn(page))]);
  expect(all.filter((text) => text.includes(NUMBER))).toEqual([]);
  const cpf = all.find((text) => text.includes('52998224725'));
  expect(cpf, 'what is none is kept').toBeDefined();
});

test('a code that is good once is written nowhere', async ({ page, context, visit }) => {
  const texts = await watchKept(context);
  await visit.open('/livelo/code', english, 'route=livelo');
  const code = page.locator('[autocomplete=one-time-code]');
  await code.fill(CODE);
  await expect(code).toHaveValue(CODE);
  await visit.reload();
  await expect(code).toHaveValue('');
  const all = plain([...texts, ...(await leftIn(page))]);
  expect(all.filter((text) => text.includes(CODE))).toEqual([]);
});
