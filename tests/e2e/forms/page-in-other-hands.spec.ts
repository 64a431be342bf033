import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, PHONE, test } from '../support/fixtures.ts';
import { holdProgram } from '../support/hold.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english, examPrep } from '../support/shops.ts';
import { readShown } from '../support/shown.ts';

/** Wraps each text of the page as the translator of Chromium does, and goes on with each text that comes. */
async function translatePage(page: Page, goesOn = true): Promise<void> {
  await page.evaluate((isWatching) => {
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest('script, style, option, font')) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        text.replaceWith(font);
        font.firstElementChild!.append(text.data);
      }
    };
    wrap(document.body);
    if (!isWatching) return;
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        addedNodes.forEach((node) => wrap(node.nodeType === Node.TEXT_NODE ? target : node));
      }
    }).observe(document.body, { childList: true, subtree: true });
  }, goesOn);
}

/** Puts a button beside each input, as managers of passwords do. */
const decorate = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) {
      const button = document.createElement('div');
      button.setAttribute('data-extension', '');
      input.setAttribute('data-filled-by', 'extension');
      input.after(button);
    }
  });

test('a translated payment goes on', async ({ visit, sandbox }) => {
  const { page, buyer } = visit;
  await page.setViewportSize(PHONE);
  await visit.toPayment(examPrep);
  const { payment } = visit;
  await payment.priced();
  await translatePage(page);
  await payment.submit.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await payment.installments.selectOption('12');
  const inTwelve = await readShown(visit);
  await payment.installments.selectOption('1');
  expect(await readShown(visit)).toEqual({ total: inTwelve.total });
  await page.getByRole('radio', { name: 'Pix', exact: true }).click();
  await visit.at('/pix');
  await page.getByRole('radio', { name: 'Cartão', exact: true }).click();
  await visit.at('/payment');
  await payment.fill(cards.approved, buyer, examPrep);
  await payment.installments.selectOption('12');
  const shown = await readShown(visit);
  expect(shown).toEqual(inTwelve);
  await visit.confirm();
  expect(await sandbox.onlyBody('payV2')).toMatchObject({ amount: shown.total });
});

for (const [what, change] of [
  ['a translator', (page: Page) => translatePage(page)],
  ['an extension', decorate],
] as const) {
  test(`${what} changes the page early: what is typed stays`, async ({ visit, sandbox, noise }) => {
    const { page, buyer } = visit;
    noise.expect(/Minified React error #418|hydrat/i);
    const release = await holdProgram(page);
    await visit.openEarly('/lead', english);
    await visit.lead.name.fill(buyer.name);
    await visit.lead.email.pressSequentially(buyer.email);
    await change(page);
    release();
    await hydrated(page);
    await expect(visit.lead.name).toHaveValue(buyer.name);
    await expect(visit.lead.email).toHaveValue(buyer.email);
    await expect(visit.lead.email).toBeFocused();
    await visit.sendLead(english);
    expect(await sandbox.onlyBody('createLead')).toMatchObject({
      name: buyer.name,
      email: buyer.email,
    });
  });
}
