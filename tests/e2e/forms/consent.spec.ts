import { expect, test } from '../support/fixtures.ts';
import { cards } from '../support/buyer.ts';
import { english, examPrep, mozambique, type Shop } from '../support/shops.ts';
import type { Visit } from '../support/visit.ts';

const CONSENT_REQUIRED = 'Aceite os termos para continuar.';

const consentOf = ({ page }: Visit) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('guiche.consent') ?? 'null'));

/** Fills in everything but the box, and returns the button that needs it. */
async function fillAllButTheBox(
  { payment, lead, buyer, boleto, pix }: Visit,
  shop: Shop,
  path: string,
  more: string,
) {
  await lead.fillPerson(buyer, shop);
  if (path === '/pix') return pix.generate;
  if (more === 'route=bankslip') {
    await payment.cpf.fill(buyer.cpf);
    return boleto.issue;
  }
  await payment.fill(cards.approved, buyer, shop);
  return shop.hasAddress ? payment.toAddress : payment.submit;
}

for (const [title, shop, path, more] of [
  ['a card payment', english, '/payment', ''],
  ['a card payment on two pages', mozambique, '/payment', ''],
  ['a bank slip', english, '/payment', 'route=bankslip'],
  ['Pix', english, '/pix', 'route=pix'],
  ['an upgrade', english, '/payment/upgrade', ''],
  ['an invoice', examPrep, '/payment/fatura', ''],
] as const) {
  test(`[RULE-52] ${title} by a direct link needs consent`, async ({ visit, sandbox }) => {
    const { page, buyer, lead } = visit;
    await visit.open(path === '/payment/fatura' ? `${path}-${buyer.id}` : path, shop, more);
    await expect(lead.terms).not.toBeChecked();
    const terms = /^termos de (uso|utilização)$/;
    await expect(page.locator('form').getByRole('link', { name: terms })).toBeVisible();
    await expect(
      page.locator('form').getByRole('link', { name: 'política de privacidade' }),
    ).toBeVisible();
    const button = await fillAllButTheBox(visit, shop, path, more);
    await button.click();
    await expect(lead.errors).toBeFocused();
    await expect(page.getByText(CONSENT_REQUIRED).first()).toBeVisible();
    expect((await sandbox.state()).requests.filter(({ method }) => method === 'POST')).toEqual([]);

    await lead.terms.check();
    await button.click();
    if (shop.hasAddress) {
      await visit.payment.address.fill();
      await visit.payment.address.submit.click();
    }
    await expect.poll(() => sandbox.chargeCount()).toBe(1);
    expect(await consentOf(visit)).toEqual({
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      terms: expect.stringContaining('/termos'),
      politics: expect.stringContaining('/privacidade'),
    });
  });
}
