import { expect, test } from '../support/fixtures.ts';
import { mozambique } from '../support/shops.ts';

interface Read {
  price: RegExp;
  texts?: RegExp[];
}

const STANDARD = /12x 95,00\sMT/;
const offers: [string, string, Read][] = [
  ['[CONST-07] the Black Friday voucher', 'voucher=BLACKFRIDAY', { price: /12x 85,00\sMT/ }],
  [
    '[CONST-11] the Black November voucher',
    'voucher=BLACKNOVEMBER',
    { price: /120,00\sMT/, texts: [/plano anual com a oferta Black November/] },
  ],
  [
    '[CONST-09] [STATE-07] the trial voucher',
    'voucher=TRIAL7',
    { price: STANDARD, texts: [/^7 dias grátis$/, /A subscrição é activada depois de confirmar/] },
  ],
  [
    '[CONST-10] [STATE-08] [STATE-09] [STATE-10] the voucher of three months',
    'voucher=TRIAL3M',
    {
      price: STANDARD,
      texts: [
        /^3 meses grátis$/,
        /activada automaticamente/,
        /cobrada em 12 prestações/,
        /cancelar antes do fim desse período/,
      ],
    },
  ],
  ['no voucher', '', { price: STANDARD, texts: [/^Subscrição anual cobrada em 12 prestações\.$/] }],
];

for (const [whose, more, { price, texts = [] }] of offers) {
  test(`${whose}: the offer is read where one pays, and kept over a reload`, async ({ visit }) => {
    const { page } = visit;
    const payment = await visit.toPayment(mozambique, more);
    for (const isFirst of [true, false]) {
      await expect(payment.summary).toContainText(price);
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
      if (isFirst) await visit.reload();
    }
  });
}

test('[CONST-08] [QUERY-16] a partner makes the seller franchising', async ({ visit, sandbox }) => {
  const { page } = visit;
  await visit.toPayment(mozambique, 'partner=escola');
  await expect(page.getByRole('main')).toContainText(/12x 61,00\sMT/);
  expect((await sandbox.calls('getSeller'))[0]!.address).toContain('seller=franchising');
  expect(await sandbox.onlyBody('createLead')).toMatchObject({ seller: 'franchising' });
});
