import { expect, test } from 'vitest';
import { contextOf, nodeOf, shortly } from '../brand-test-kit.ts';
import { compileForm } from './compile-form.ts';

type Options = NonNullable<Parameters<typeof contextOf>[0]>;

const TEXTS = {
  'lead.submit': 'Enviar',
  'page.next': 'Seguir',
  'page.title': 'Cartão',
  'a.b': 'Texto',
};
const EMAIL = {
  schema: { type: 'string', title: 'a.b' },
  ui: { 'ui:placeholder': 'a.b' },
  messages: { required: 'a.b', type: 'a.b' },
};

function compiled(block: object, options: Options = {}) {
  const fields = { email: EMAIL };
  const { context, diagnostics } = contextOf({ texts: TEXTS, fields, ...options });
  const whole = { block: 'form', action: 'createLead', submit: 'lead.submit', ...block };
  const form = compileForm(context, nodeOf(whole, 'lead.json'));
  return { form, said: shortly(diagnostics) };
}

const properties = (fields: Record<string, object>) => ({ type: 'object', properties: fields });
const TEXT = { type: 'string' };

test('a form has its library fields, its texts and its one page', () => {
  const { form, said } = compiled({ schema: properties({ mail: { $ref: 'fields/email' } }) });
  expect(form).toEqual({
    action: 'createLead',
    ui: { mail: { 'ui:placeholder': 'Texto' } },
    messages: { mail: { required: 'Texto', type: 'Texto' } },
    conditions: [],
    pages: [
      {
        id: 'form',
        submit: 'Enviar',
        variants: {
          '': {
            schema: properties({ mail: { type: 'string', title: 'Texto' } }),
            validator: expect.any(String) as string,
          },
        },
      },
    ],
  });
  expect(said).toEqual([]);
});

test('a field begins with the answer that the form names', () => {
  const { form } = compiled({ prefill: { cardName: 'name' } });
  expect(form.prefill).toEqual({ cardName: 'name' });
});

test("the form's own messages lie over the library's; null takes one away, a literal text stands", () => {
  const { form } = compiled({
    schema: properties({ mail: { $ref: 'fields/email' } }),
    messages: {
      mail: { required: 'Literal.', type: null },
      other: { required: 'a.b', gone: null },
    },
  });
  expect(form.messages).toEqual({ mail: { required: 'Literal.' }, other: { required: 'Texto' } });
});

test('a form without a button is reported', () => {
  const { form, said } = compiled({ submit: undefined });
  expect(form.pages[0]!.submit).toBe('');
  expect(said).toEqual([
    'form-button lead.json:2 This form has no button. Say its text with "submit": "<key of texts.json>", or split the form into pages that each have one.',
  ]);
});

test('pages have headings, buttons, step numbers and the fields that they name', () => {
  const { form } = compiled(
    {
      schema: { ...properties({ a: TEXT, b: TEXT, c: TEXT }), required: ['a', 'b'] },
      pages: [
        { id: 'card', fields: ['a', 'c'], heading: 'page.title', intro: 'a.b', stepNumber: 2 },
        { id: 'address', fields: ['b'], submit: 'page.next', stepNumber: 'stepsNumber' },
      ],
    },
    { brand: { stepsNumber: 4 } },
  );
  const [card, address] = form.pages;
  expect(card).toMatchObject({ id: 'card', heading: 'Cartão', intro: 'Texto', stepNumber: 2 });
  expect(card!.variants['']!.schema).toEqual({
    ...properties({ a: TEXT, c: TEXT }),
    required: ['a'],
  });
  expect(address).toMatchObject({ heading: undefined, submit: 'Seguir', stepNumber: 4 });
  expect(address!.variants['']!.schema).toEqual({ ...properties({ b: TEXT }), required: ['b'] });
});

const when = (fact: string) => ({ ...TEXT, when: { fact } });

test('one schema for each combination of the conditions that only a visit decides', () => {
  const { form } = compiled({
    schema: properties({ a: TEXT, b: when('hasLead'), c: when('hasPix'), d: when('hasLead') }),
  });
  expect(form.conditions).toEqual([{ fact: 'hasLead' }, { fact: 'hasPix' }]);
  const [page] = form.pages;
  const fields = Object.entries(page!.variants).map(([id, { schema }]) => [
    id,
    Object.keys(schema.properties!).join(''),
  ]);
  expect(fields.sort()).toEqual([
    ['00', 'a'],
    ['01', 'ac'],
    ['10', 'abd'],
    ['11', 'abcd'],
  ]);
  expect(new Set(Object.values(page!.variants).map(({ validator }) => validator)).size).toBe(4);
});

test('conditions that the brand decides make no variants', () => {
  const { form } = compiled(
    {
      schema: properties({
        a: when('hasTickets'),
        b: when('hasInstallments'),
        c: { ...TEXT, when: { all: [{ fact: 'hasInstallments' }, { fact: 'hasLead' }] } },
        d: { ...TEXT, when: 'no condition' },
      }),
    },
    { brand: { tickets: false, product: { hasInstallments: true } } },
  );
  expect(form.conditions).toEqual([{ fact: 'hasLead' }]);
  const drawn = Object.values(form.pages[0]!.variants).map(({ schema }) =>
    Object.keys(schema.properties!).join(''),
  );
  expect(drawn).toEqual(['bd', 'bcd']);
});

test('conditions are found at any depth', () => {
  const group = properties({ b: when('hasLead') });
  const { form } = compiled({
    schema: { ...properties({ g: group }), allOf: [{ then: properties({ c: when('hasPix') }) }] },
  });
  expect(form.conditions).toEqual([{ fact: 'hasLead' }, { fact: 'hasPix' }]);
});

test('a fifth one is too many', () => {
  const facts = ['hasLead', 'hasPix', 'isAccrual', 'boughtUpsell', 'isLiveEnabled'];
  const fields = Object.fromEntries(facts.map((fact) => [fact, when(fact)]));
  const { form } = compiled({ schema: properties(fields) });
  expect(Object.keys(form.pages[0]!.variants)).toHaveLength(16);
});

test('equal schemas have one validator, whichever screen they are of', () => {
  const validatorOf = (title: string) =>
    compiled({ schema: properties({ a: { ...TEXT, title } }) }).form.pages[0]!.variants['']!
      .validator;
  expect(validatorOf('A')).toBe(validatorOf('A'));
  expect(validatorOf('A')).not.toBe(validatorOf('B'));
});
