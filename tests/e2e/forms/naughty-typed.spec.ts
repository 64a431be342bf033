import type { Page } from '@playwright/test';
import { formatExpiry } from '../../../src/rules/card-expiry/card-expiry.ts';
import { formatCardNumber } from '../../../src/rules/card-number/card-company.ts';
import { formatCpf } from '../../../src/rules/cpf/cpf.ts';
import { formatCvv } from '../../../src/rules/cvv/cvv.ts';
import { withoutInvisible } from '../../../src/rules/invisible.ts';
import { formatPhone } from '../../../src/rules/phone/phone.ts';
import { naughty } from '../../corpora/naughty.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';
import { LONG } from '../support/long.ts';

/** The text that an input shows for what was typed. */
type Rewrite = (raw: string) => string;

const asItIs: Rewrite = withoutInvisible;
const LEAD: Record<string, Rewrite> = {
  name: asItIs,
  email: (raw) => withoutInvisible(raw).trim(),
  phone: (raw) => formatPhone(raw, 'BR'),
};
const CARD: Record<string, Rewrite> = {
  cardNumber: formatCardNumber,
  cardName: asItIs,
  cardExpireDate: formatExpiry,
  cardCVV: formatCvv,
  cpf: formatCpf,
};
const ADDRESS: Record<string, Rewrite> = {
  postalCode: asItIs,
  addressLine1: asItIs,
  addressLine2: asItIs,
  addressLine3: asItIs,
  city: asItIs,
};

/** Elements that would appear if a text were read as markup. */
const FOREIGN =
  'main :is(script, iframe, object, embed, math, video, audio, link, base, [onerror])';
const EACH = 20;
const seen = new Set<string>();
/** The first of every kind, and every twentieth. */
const sample = naughty.cases
  .filter(({ kind }, index) => index % EACH === 0 || (!seen.has(kind) && seen.add(kind)))
  .map(({ value }) => value);

/** Code units, for half a surrogate pair does not travel to the browser in a text. */
const unitsOf = (text: string) =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));

/** Puts each text in the place of what a field holds, as a paste does; answers what stands there then. */
function pasteEach(page: Page, name: string, texts: string[]): Promise<string[]> {
  return page.evaluate(
    async ([field, all]) => {
      const input = document.querySelector<HTMLInputElement>(`input[name="${field}"]`)!;
      const left: string[] = [];
      for (const units of all) {
        input.focus();
        input.select();
        const text = units.map((unit) => String.fromCharCode(unit)).join('');
        document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
        input.blur();
        await new Promise((resolve) => setTimeout(resolve));
        left.push(input.value);
      }
      return left;
    },
    [name, texts.map(unitsOf)] as const,
  );
}

async function pasteEverywhere(page: Page, masks: Record<string, Rewrite>): Promise<void> {
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  const title = await page.title();
  for (const [name, mask] of Object.entries(masks)) {
    const left = await pasteEach(page, name, sample);
    expect(left, name).toEqual(sample.map((text) => mask(text.replace(/[\r\n]/g, ''))));
  }
  await expect(page.locator(FOREIGN)).toHaveCount(0);
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
  expect(dialogs).toBe(0);
}

test(
  'naughty strings in the lead form: nothing runs, breaks or gets lost',
  LONG,
  async ({ visit, page }) => {
    await visit.open('/lead', english);
    await pasteEverywhere(page, LEAD);
    await visit.lead.name.fill('<img src=x onerror=alert(1)>');
    await visit.lead.submit.click();
    await expect(visit.lead.errors).toBeVisible();
    await visit.reload();
    await expect(visit.lead.name).toHaveValue('<img src=x onerror=alert(1)>');
    await expect(page.locator(FOREIGN)).toHaveCount(0);
  },
);

test('naughty strings in the card form', LONG, async ({ visit, page, sandbox }) => {
  const payment = await visit.toPayment(examPrep);
  await pasteEverywhere(page, CARD);
  await payment.submit.click();
  await expect(payment.errors).toBeVisible();
  expect(await sandbox.calls('payV2')).toHaveLength(0);
});

test('naughty strings in the address form', LONG, async ({ visit, page }) => {
  const { address, toAddress } = await visit.toFilledPayment(mozambique);
  await toAddress.click();
  await pasteEverywhere(page, ADDRESS);
  await expect(address.submit).toBeVisible();
});

const HUGE = 100_000;
// A busy machine is slow, too; time that grows with the square is far beyond this.
const MAX_MS = 20_000;

// Chromium checks the value of type="email" itself, in a time that grows with its square: 100 kB held
// it up for 40 s. Hence the e-mail is text with the keyboard of an e-mail.
for (const unit of ['1', 'a\u0301\u0316']) {
  test(
    `100 kB of ${JSON.stringify(unit)} do not hold up the page`,
    LONG,
    async ({ visit, page }) => {
      test.slow();
      const huge = unit.repeat(HUGE / unit.length);
      const slow: string[] = [];
      const pasteHuge = async (name: string) => {
        const start = Date.now();
        await pasteEach(page, name, [huge, '']);
        if (Date.now() - start > MAX_MS) slow.push(name);
      };
      await visit.open('/lead', english);
      for (const name of Object.keys(LEAD)) await pasteHuge(name);
      await visit.toPayment(examPrep);
      for (const name of Object.keys(CARD)) await pasteHuge(name);
      expect(slow).toEqual([]);
    },
  );
}
