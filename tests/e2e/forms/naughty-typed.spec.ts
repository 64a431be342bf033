import type { Page } from '@playwright/test';
import { withoutInvisible } from '../../../src/rules/characters.ts';
import { naughty } from '../../corpora/naughty.ts';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep } from '../support/shops.ts';

const LEAD = ['name', 'email', 'phone'];
const CARD = ['cardNumber', 'cardName', 'cardExpireDate', 'cardCVV', 'cpf'];

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

// The tests of naughty-fields.test.tsx show the answer of each field.
test('naughty strings in lead and card: nothing runs, breaks or gets lost', async ({ visit }) => {
  const { page, lead } = visit;
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs++;
    void dialog.dismiss();
  });
  const nothingRan = async () => {
    await expect(page.locator(FOREIGN)).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
    expect(dialogs).toBe(0);
  };
  await visit.open('/lead', english);
  for (const name of LEAD) {
    const left = await pasteEach(page, name, sample);
    if (name !== 'name') continue;
    expect(left).toEqual(sample.map((text) => withoutInvisible(text.replace(/[\r\n]/g, ''))));
  }
  await nothingRan();
  await lead.name.fill('<img src=x onerror=alert(1)>');
  await lead.submit.click();
  await expect(lead.errors).toBeVisible();
  await visit.reload();
  await expect(lead.name).toHaveValue('<img src=x onerror=alert(1)>');
  await nothingRan();
  const payment = await visit.toPayment(examPrep);
  for (const name of CARD) await pasteEach(page, name, sample);
  await nothingRan();
  await payment.submit.click();
  await expect(payment.errors).toBeVisible();
});

const HUGE = 100_000;
// A busy machine is slow, too; time that grows with the square is far beyond this.
const MAX_MS = 20_000;

// Chromium checks the value of type="email" itself, in a time that grows with its square: 100 kB held
// it up for 40 s. Hence the e-mail is text with the keyboard of an e-mail.
for (const unit of ['1', 'a\u0301\u0316']) {
  test(`100 kB of ${JSON.stringify(unit)} do not hold up the page`, async ({ page, visit }) => {
    test.slow();
    const huge = unit.repeat(HUGE / unit.length);
    const paste = async (name: string) => {
      const start = Date.now();
      await pasteEach(page, name, [huge, '']);
      expect(Date.now() - start, name).toBeLessThan(MAX_MS);
    };
    await visit.open('/lead', english);
    for (const name of LEAD) await paste(name);
    await visit.toPayment(examPrep);
    for (const name of CARD) await paste(name);
  });
}
