import { expect, test } from '../support/fixtures.ts';
import { expectNoFieldError } from './field-checks.ts';
import { english } from '../support/shops.ts';
import { LONG } from '../support/long.ts';

const TERMS = 'Aceite os termos para continuar.';

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
    await expect(errors.getByRole('button', { name: '1 campo para revisar' })).toBeVisible();
    await expect(errors.getByRole('link')).toHaveCount(2);
    await expect(errors.locator('[data-done]')).toHaveCount(1);
    expect(await places()).toEqual(before);
  },
);

test('pressing the button straight from a wrong field counts', async ({ visit }) => {
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
