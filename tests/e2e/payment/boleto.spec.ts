import { readBoletoLine } from '../../../src/rules/payment-codes/boleto.ts';
import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/shops.ts';
import { planOf } from '../support/sold.ts';

test('[FLOW-12, SCREEN-32, STATE-02] a slip, issued once', async ({ context, visit, sandbox }) => {
  const { page, buyer } = visit;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit.toPayment(english, 'route=bankslip');
  const { boleto, success } = visit;
  await expect(boleto.summary).toContainText('R$');
  await visit.payment.cpf.fill(buyer.cpf);
  await expect(boleto.step).toHaveAccessibleName('Etapa 2 de 3');
  await expect(boleto.cardFields).toHaveCount(0);
  await boleto.issue.dblclick();
  await visit.at('/success');

  const { amount } = await planOf(english);
  const body = await sandbox.onlyBody('payV2');
  expect(body).toMatchObject({ type: 'bankslip', amount, email: buyer.email });
  expect(body.paymentMethods).toEqual([{ type: 'boleto', amount }]);

  await expect(success.heading).toHaveText('Boleto emitido');
  await expect(page.getByText('registrado no banco')).toContainText(
    'disponível em até 2 horas após a emissão',
  );
  await expect(
    page.getByText('em até 2 dias após a confirmação do pagamento', { exact: false }),
  ).toBeVisible();
  await expect(success.access).toHaveCount(0);
  const receipt = page.getByRole('region', { name: 'Resumo da compra' });
  await expect(receipt).toContainText(/Total.*R\$.*Pedido\S/s);
  await expect(page.getByRole('main')).toContainText(/ValorR\$.*Vencimento\d\d\/\d\d\/\d{4}/s);
  const shown = await boleto.line.inputValue();
  const slip = readBoletoLine(shown)!;
  expect(slip.isChecked).toBe(true);
  expect(Number(slip.barcode.slice(9, 19))).toBe(Math.round(amount! * 100));
  await expect(boleto.barcode).toBeVisible();
  await boleto.copy.click();
  await expect(page.getByText('Copiado ✓')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(slip.digits);

  await visit.reload();
  await expect(boleto.line).toHaveValue(shown);
  await page.goBack();
  await visit.at('/payment');
  await expect(boleto.outcome).toContainText('já foi feita e aguarda o pagamento');
  await expect(boleto.issue).toBeHidden();
  expect(await sandbox.chargeCount()).toBe(1);
});
