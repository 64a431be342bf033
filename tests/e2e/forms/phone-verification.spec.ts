import type { Page } from '@playwright/test';
import { answeredWith } from '../support/noise.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';
import { english } from '../support/shops.ts';

const SEND = '/api/v1/lead/L-1/phones/send-sms';
const CHECK = '/api/v1/lead/L-1/phones/validate';
const PAUSE_S = 60;

const bodies = ({ seen }: Upstream, path: string) =>
  seen.filter((one) => one.path === path).map(({ body }) => body);
const code = (page: Page) => page.getByRole('textbox', { name: 'Código recebido por SMS' });
const resend = (page: Page) => page.getByRole('button', { name: 'Enviar outro código' });

test('[SCREEN-04, ROUTE-02, CALL-20, CALL-21] a code by SMS: again after a pause, wrong, right', async ({
  page,
  visit,
  upstream,
  noise,
}) => {
  noise.expect(answeredWith(400, 'phones/validate'));
  await page.clock.install();
  await visit.passLead(english, '/phone-verification', 'flowId=telefone');
  const sale = { productCode: 'WUP', business: 'english-online' };
  await expect(page.getByText('Enviamos um código por SMS para 11 98765-4321.')).toBeVisible();
  expect(bodies(upstream, SEND)).toEqual([sale]);
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');

  await visit.reload();
  await expect(page.getByRole('timer')).toContainText('Você pode pedir outro código em');
  await expect(resend(page)).toHaveCount(0);
  expect(bodies(upstream, SEND)).toHaveLength(1);
  await page.clock.fastForward(PAUSE_S * 1000);
  await resend(page).click();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(bodies(upstream, SEND)).toEqual([sale, sale]);

  upstream.replies.set(`POST ${CHECK}`, { status: 400, json: { message: 'no' } });
  await code(page).fill('000 000');
  await visit.lead.submit.click();
  await expect(code(page)).toHaveAccessibleDescription(/Código incorreto/);
  await expect(code(page)).toBeFocused();
  await visit.at('/phone-verification');

  upstream.replies.clear();
  await code(page).fill('123 456');
  await visit.lead.submit.click();
  await visit.at('/payment');
  expect(bodies(upstream, CHECK)).toEqual([
    { ...sale, code: '000000' },
    { ...sale, code: '123456' },
  ]);
});
