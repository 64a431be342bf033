import type { Shop } from './shops.ts';
import type { Visit } from './visit.ts';

/** From the lead to the screen that is paid with points, in a flow that sells for them. */
export async function toPoints(visit: Visit, shop: Shop): Promise<void> {
  const { page, payment, lead, buyer } = visit;
  const next = lead.button('Continuar');
  await visit.passLead(shop, '/livelo/cpf');
  await payment.cpf.fill(buyer.cpf);
  await next.click();
  await visit.at('/livelo/select-device');
  await page.getByRole('radio', { name: 'SMS' }).check();
  await next.click();
  await visit.at('/livelo/code');
  await page.getByRole('textbox', { name: 'Código recebido' }).fill('123456');
  await next.click();
  await visit.at('/livelo/payment-method');
  await page.getByRole('radio', { name: 'Pontos Livelo' }).check();
  await next.click();
  await visit.at('/livelo/payment');
}
