import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postedForm } from './posted-fields.ts';
import { brandOf, ORIGIN, serverWith } from '../server-test-kit.ts';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

async function posted(fields: Record<string, string>, ...secretNames: string[]) {
  const init = { method: 'POST', body: new URLSearchParams(fields), headers: SAME_ORIGIN };
  const form = await postedForm(new Request(`${ORIGIN}/lead`, init), () => new Set(secretNames));
  return form?.shown;
}

test('a posted page never holds the card number or the CVV', async () => {
  const { post } = serverWith();
  const card = { cardNumber: '4242 4242 4242 4242', cardCVV: '987', cardName: 'ANA SA' };
  const response = await post('/payment?product=BETA', new URLSearchParams(card), SAME_ORIGIN);
  const html = await response.text();
  expect(html).toContain('ANA SA');
  expect(html).not.toMatch(/4242|987/);
});

test.each(['cardNumber', 'cardCVV', 'form.cardCVV', 'card_number', 'captchaToken'])(
  '%s is left out by its name',
  async (name) => {
    expect(await posted({ [name]: '1', email: 'a@b.example' })).toEqual({ email: 'a@b.example' });
  },
);

test('a card number in any field and spelling is left out', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...'0123456789'), { minLength: 13, maxLength: 19 }),
      fc.constantFrom('', ' ', '-', '.', '\t'),
      fc.constantFrom('', 'x', 'Ana '),
      async (digits, separator, before) => {
        expect(await posted({ name: before + digits.join(separator) })).toEqual({});
      },
    ),
    { numRuns: 50 },
  );
});

test.each([
  '４２４２４２４２４２４２４２４２',
  '4242‐4242‐4242‐4242',
  '4242\u00a04242\u00a04242\u00a04242',
])('so is one in signs of another keyboard for digits and gaps: %s', async (value) => {
  expect(await posted({ name: value })).toEqual({});
});

test.each(['+55 11 98765-4321', '123.456.789-09', '+258 84 123 1234'])(
  '%s is not a card number',
  async (value) => {
    expect(await posted({ phone: value })).toEqual({ phone: value });
  },
);

test('too much is not taken in', async () => {
  expect(await posted({ name: 'x'.repeat(20_000) })).toBeUndefined();
  expect(await posted({ name: 'x'.repeat(501) })).toEqual({});
  const many = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`f${index}`, 'x']));
  expect(Object.keys((await posted(many))!)).toHaveLength(50);
});

test('a code or password does not come back, whatever its field is called', async () => {
  const fields = { apelido: '123456', 'codes.0': '654321', 'form.senha': 'abc', name: 'Ana' };
  expect(await posted(fields, 'apelido', 'codes', 'senha')).toEqual({ name: 'Ana' });
});

test('which fields are secret is a matter of the screen that was posted', async () => {
  const form = {
    action: 'validatePhone',
    pages: [{ variants: { '': { schema: { properties: { sms: { format: 'sms-code' } } } } } }],
    ui: { apelido: { 'ui:autocomplete': 'one-time-code' } },
  };
  const screen = { blocks: [{ id: 'form', block: 'form', form }] };
  const { post, pages } = serverWith({
    loadBrand: async (entry) => {
      const loaded = brandOf(entry);
      return { ...loaded, brand: { ...loaded.brand, screens: { lead: screen } as never } };
    },
  });
  const body = new URLSearchParams({ name: 'Ana Sá', sms: '123456', apelido: '654321' });
  const response = await post('/lead?product=BETA', body, SAME_ORIGIN);
  expect(pages[0]!.posted).toEqual({ name: 'Ana Sá' });
  expect(await response.text()).not.toMatch(/123456|654321/);
});

test('names that no form of ours has are left out', async () => {
  expect(await posted({ __proto__x: 'x', __proto__: 'x', '<b>': 'x', '': 'x' })).toEqual({});
});
