import type { Locator } from '@playwright/test';
import { readCorpus, type Expectation } from '../../corpora/read-corpus.ts';
import { test } from '../support/fixtures.ts';
import { expectFieldError, expectNoFieldError } from './field-checks.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';
import { LONG } from '../support/long.ts';

type Typed = Expectation & { input: string };
type Code = Typed & { length: 3 | 4 | null };

const cards = readCorpus<{ cases: (Expectation & { number: string })[]; cvv: Code[] }>('cards');
const expiry = readCorpus<{ meta: { now: string }; cases: Typed[] }>('expiry');
const phones = readCorpus<{ cases: (Typed & { locale: string })[] }>('phones');
const places = readCorpus<{ cases: (Typed & { field: string })[] }>('states');
const casesOf = (name: string) => readCorpus<{ cases: Typed[] }>(name).cases;

const SAMPLE = 12;
const LINE = 60;

/** At most 12 of them, spread evenly. */
function spread<T>(all: T[]): T[] {
  const step = Math.max(1, all.length / SAMPLE);
  return all.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step));
}

/** Samples that fit on one line, valid and invalid. */
function sample<One extends Typed>(cases: One[]): One[] {
  const typable = cases.filter(({ input }) => !/\p{Cc}/u.test(input));
  return [
    ...spread(typable.filter((one) => one.expect === 'valid')),
    ...spread(typable.filter((one) => one.expect === 'invalid')),
  ];
}

/** Types into an empty field, leaves it, and reads verdict and message. */
async function checkTyped(field: Locator, cases: Typed[]): Promise<void> {
  for (const { input, expect: verdict, message } of cases) {
    await test.step(`${JSON.stringify(input)} is ${verdict}`, async () => {
      await field.fill('');
      if (input.length > LINE) await field.fill(input);
      else await field.pressSequentially(input);
      await field.blur();
      if (verdict === 'valid') await expectNoFieldError(field);
      else await expectFieldError(field, message!);
    });
  }
}

test('[RULE-02] [RULE-03] [RULE-04] names, typed', LONG, async ({ visit }) => {
  await visit.open('/lead', english);
  await checkTyped(visit.lead.name, sample(casesOf('names')));
});

test('[RULE-05] [RULE-09] e-mails, typed', LONG, async ({ visit }) => {
  await visit.open('/lead', english);
  await checkTyped(visit.lead.email, sample(casesOf('emails')));
});

/** Cards print 2 to 26 characters, be they initials, digits, companies or one word alone. */
const namesOnCards: Typed[] = [
  ...['ANA B. LIMA', 'JOSÉ JR.', 'EMPRESA 3 LTDA', 'ANA-MARIA LIMA', 'MADONNA', 'N'.repeat(26)].map(
    (input) => ({ input, expect: 'valid' as const }),
  ),
  { input: 'A', expect: 'invalid', message: 'Preencha com nome e sobrenome.' },
  {
    input: 'N'.repeat(27),
    expect: 'invalid',
    message: 'Digite o nome como está no cartão, com até 26 caracteres.',
  },
];

/** D-74: the specification says only what this message asks for. */
const phonesOf = (locale: string, national: string) =>
  sample(phones.cases.filter((phone) => phone.locale === locale)).map((phone) => ({
    ...phone,
    message: phone.message ?? national,
  }));

test('[RULE-11] [RULE-12] [RULE-13] Brazilian phones, typed', LONG, async ({ visit }) => {
  await visit.open('/lead', english);
  const cases = phonesOf('pt-BR', 'Preencha com DDD e um celular válido.');
  // The field takes no letter, so that '0xx11…' becomes a number behind its trunk zero: valid.
  const numbers = cases.filter(({ input }) => !/\p{L}/u.test(input));
  await checkTyped(visit.lead.phone, numbers);
});

test('[RULE-11] Mozambican phones, typed', LONG, async ({ visit }) => {
  await visit.open('/lead', mozambique);
  const cases = phonesOf('pt-MZ', 'Seleccione a bandeira do país e insira um número válido.');
  await checkTyped(visit.lead.phone, cases);
});

test(
  '[RULE-16] [RULE-17] [RULE-40] [RULE-41] card numbers and codes, typed',
  LONG,
  async ({ visit }) => {
    const payment = await visit.toPayment(english);
    const { number, cvv } = payment;
    const codes = (length: 3 | 4 | null) =>
      sample(cards.cvv.filter((one) => one.length === length));
    await checkTyped(cvv, codes(null));
    await checkTyped(number, sample(cards.cases.map((one) => ({ ...one, input: one.number }))));
    await number.fill('9999 9999 9999 9995');
    await payment.company('Amex').check();
    await checkTyped(cvv, codes(4));
    await payment.company('Visa').check();
    await checkTyped(cvv, codes(3));
  },
);

test(
  '[RULE-18] [RULE-19] [RULE-20] [RULE-21] expiry dates, typed on the day of the corpus',
  LONG,
  async ({ visit, page }) => {
    await page.clock.setFixedTime(new Date(`${expiry.meta.now}T12:00:00`));
    const payment = await visit.toPayment(english);
    await checkTyped(payment.expiry, sample(expiry.cases));
  },
);

test(
  '[RULE-26] [RULE-27] [RULE-28] CPFs, and names as on the card, typed',
  LONG,
  async ({ visit }) => {
    const { cpf, holder } = await visit.toPayment(examPrep);
    await checkTyped(cpf, sample(casesOf('cpf')));
    await checkTyped(holder, namesOnCards);
  },
);

type AddressField = 'street' | 'number' | 'complement' | 'city';

const ADDRESS_FIELDS: [rule: string, name: string, field: AddressField][] = [
  ['RULE-32', 'ENDERECO', 'street'],
  ['RULE-38', 'NUMERO', 'number'],
  ['RULE-39', 'COMPLEMENTO', 'complement'],
  ['RULE-35', 'CIDADE', 'city'],
];

for (const [rule, name, field] of ADDRESS_FIELDS) {
  test(`[${rule}] ${name}, typed`, LONG, async ({ visit }) => {
    const { address, toAddress } = await visit.toFilledPayment(mozambique);
    await toAddress.click();
    const cases = places.cases.filter((one) => one.field === name);
    await checkTyped(address[field], sample(cases));
    if (field === 'complement') return;
    // Every real place has to pass, also where the specification leaves it open.
    const real = cases.filter((one) => one.expect === 'either' && one.input.trim());
    await checkTyped(
      address[field],
      spread(real).map((one) => ({ ...one, expect: 'valid' })),
    );
  });
}
