import type { Page } from '@playwright/test';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { flow } from '../support/independent-upstream/flows.ts';
import { applySwitches, flowsAre } from '../support/independent-upstream/switches.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english } from '../support/shops.ts';

const FRAME = 'https://www.youtube-nocookie.com';

/** Config brings one flow alone, through these screens. */
const takesFlow = (upstream: Upstream, templates: string) =>
  applySwitches(upstream, flowsAre(flow('default', templates)));

/** Returns the frame sources that the current document allows. */
async function framesAllowed(page: Page): Promise<string | undefined> {
  const response = await page.request.get(page.url());
  return /frame-src ([^;]*)/.exec(response.headers()['content-security-policy']!)?.[1];
}

/** Answers requests to the video's host, and returns the list of them. */
async function hostOf(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${FRAME}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
  });
  return asked;
}

test('[SCREEN-05, ROUTE-03, ROUTE-07, ROUTE-22] screens of content', async ({
  visit,
  upstream,
}) => {
  const { page, buyer } = visit;
  takesFlow(upstream, 'lead video presentation md payment success');
  const asked = await hostOf(page);
  await visit.open('/lead', english);
  expect(await framesAllowed(page)).toBeUndefined();
  await visit.lead.send(buyer, english);
  await visit.at('/video');
  await expect(visit.lead.heading).toHaveText('Conheça Curso de Outra Casa');
  await expect(visit.lead.back).toBeVisible();
  expect(await framesAllowed(page)).toBe(FRAME);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Assistir ao vídeo' }).click();
  await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible();
  expect(asked).toHaveLength(1);

  await visit.lead.submit.click();
  await visit.at('/presentation');
  expect(await framesAllowed(page)).toBeUndefined();
  await expect(visit.lead.back).toBeVisible();
  await page.goBack();
  await visit.at('/video');
  await expect(page.getByRole('button', { name: 'Assistir ao vídeo' })).toBeVisible();
  await page.goForward();
  await visit.at('/presentation');
  await hydrated(page);
  await visit.lead.submit.click();
  await visit.at('/md');
  await expect(page.getByRole('main').getByText('Curso de Outra Casa')).toHaveCSS(
    'font-weight',
    '700',
  );
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expect(visit.lead.back).toHaveCount(0);
  await visit.reload();
  await visit.lead.submit.click();
  await visit.at('/payment');
  await expect(visit.payment.summary).toContainText('R$');
});

test('[ROUTE-27] the transit screen leads to the first step', async ({ visit, upstream }) => {
  const { page } = visit;
  takesFlow(upstream, 'presentation payment success');
  await visit.open('/success-invoice', english);
  await page.goto(visit.link('/parsing', english, 'seller=ana&x=a%20b'));
  await visit.at('/presentation');
  expect(new URL(page.url()).search).toBe(
    `?product=WUP&seller=ana&x=a%20b&visita=${visit.buyer.id}`,
  );
  await page.goBack();
  await visit.at('/success-invoice');
});

for (const [row, path, heading] of [
  ['[ROUTE-25]', '/subscription-welcome', 'Nenhuma compra por aqui'],
  ['[ROUTE-26]', '/payment-verification', 'Nenhum pagamento por aqui'],
  ['[ROUTE-28]', '/success-invoice', 'Nenhuma fatura paga por aqui'],
] as const) {
  test(`${row} ${path} claims nothing to who bought nothing`, async ({ visit, upstream }) => {
    const { page } = visit;
    takesFlow(upstream, 'lead payment success');
    await visit.open(path, english, 'seller=ana');
    await expect(visit.lead.heading).toHaveText(heading);
    await expect(page.getByText(/está ativa|Recebemos|Estamos verificando/)).toHaveCount(0);
    await expect(visit.lead.logo).toHaveCount(0);
    const seller = page.getByText('Loja da Ana');
    await expect(seller).toHaveCount(path === '/payment-verification' ? 0 : 1);
    await page.getByRole('link', { name: 'Ir para o início' }).click();
    await visit.at('/lead');
  });
}

test('[ROUTE-25] [ROUTE-26] who has bought is welcomed', async ({ visit, upstream }) => {
  const { page } = visit;
  takesFlow(upstream, 'lead payment subscription-welcome payment-verification success');
  await visit.toPayment(english);
  await visit.pay(english, '/subscription-welcome');
  for (const heading of ['Boas-vindas!', 'Estamos verificando o seu pagamento']) {
    await expect(visit.lead.heading).toHaveText(heading);
    await visit.reload();
    await expect(visit.lead.heading).toHaveText(heading);
    const receipt = page.getByRole('region', { name: 'Resumo da compra' });
    await expect(receipt).toContainText(/(Valor|Total).*600,00.*Pedido\S/s);
    await expect(visit.lead.logo).toHaveCount(0);
    await visit.lead.submit.click();
  }
  await visit.at('/success');
});
