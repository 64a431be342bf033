import { expect, test } from 'vitest';
import { contextOf, nodeOf, shortly } from '../brand-test-kit.ts';
import { sharedForm } from './compile-form.ts';

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
  const { context, diagnostics } = contextOf({
    texts: TEXTS,
    fields: { email: EMAIL },
    ...options,
  });
  const whole = {
    id: 'form',
    block: 'form',
    action: 'createLead',
    submit: 'lead.submit',
    ...block,
  };
  const form = sharedForm(context, nodeOf(whole, 'lead.json'), 'lead/form');
  return { form, said: shortly(diagnostics), context };
}

const properties = (fields: Record<string, object>) => ({ type: 'object', properties: fields });
const TEXT = { type: 'string' };
/** A text field, and a form of fields, as they are drawn. */

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
            validator: 'lead/form',
          },
        },
      },
    ],
  });
  expect(said).toEqual([]);
});

test("a form's own look lies over that of its fields", () => {
  const { form } = compiled({
    schema: properties({ mail: { $ref: 'fields/email' } }),
    ui: { mail: { 'ui:help': 'page.title' } },
  });
  expect(form.ui).toEqual({ mail: { 'ui:placeholder': 'Texto', 'ui:help': 'Cartão' } });
});

test('a field begins with the answer that the form names, null takes it away', () => {
  const schema = properties({ cardName: TEXT, nick: TEXT });
  const { form } = compiled({ schema, prefill: { cardName: 'name', nick: null } });
  expect(form.prefill).toEqual({ cardName: 'name' });
  expect(compiled({ schema, prefill: { nick: null } }).form.prefill).toBeUndefined();
  expect(compiled({ schema }).form.prefill).toBeUndefined();
});

test('a button without a text is reported where its key stands', () => {
  const { said } = compiled({ submit: 'lead.gone' });
  expect(said).toEqual([expect.stringContaining('text-key lead.json:6 There is no text')]);
});

test.each([null, 'text', 5])('a form whose schema is %j has no conditions', (schema) => {
  expect(compiled({ schema }).form.conditions).toEqual([]);
});

test('a form without schema and look is an empty one', () => {
  const { form } = compiled({});
  expect(form.ui).toEqual({});
  expect(form.pages[0]!.variants['']!.schema).toEqual({ type: 'object' });
});

test("the form's own messages lie over the library's; null takes one away, a literal text stands", () => {
  const { form } = compiled({
    schema: properties({ mail: { $ref: 'fields/email' } }),
    messages: {
      none: { gone: null },
      mail: { required: 'Literal.', type: null },
      other: { required: 'a.b', gone: null, odd: 5 },
    },
  });
  expect(form.messages).toEqual({ mail: { required: 'Literal.' }, other: { required: 'Texto' } });
});

test('a message without a text is reported where it stands', () => {
  const { said } = compiled({ messages: { mail: { required: 'a.c' } } });
  expect(said).toEqual([expect.stringContaining("text-key lead.json:9 There is no text 'a.c'")]);
});

test('a form without a button is reported', () => {
  const { form, said } = compiled({ submit: null });
  expect(form.pages[0]!.submit).toBe('');
  expect(said).toEqual([]);
  const { context, diagnostics } = contextOf();
  sharedForm(context, nodeOf({ id: 'form', block: 'form' }, 'lead.json'), 'lead/form');
  expect(shortly(diagnostics)).toEqual([
    'form-button lead.json:2 This form has no button. Say its text with "submit": "<key of texts.json>", or split the form into pages that each have one.',
  ]);
});

test('pages have headings, buttons, step numbers and the fields that they name', () => {
  const { form, said } = compiled(
    {
      submit: undefined,
      schema: { ...properties({ a: TEXT, b: TEXT, c: TEXT }), required: ['a', 'b'] },
      pages: [
        {
          id: 'card',
          fields: ['a', 'c'],
          heading: 'page.title',
          intro: 'a.b',
          submit: 'page.next',
          stepNumber: 2,
        },
        { id: 'address', fields: ['b'], submit: 'lead.submit', stepNumber: 'stepsNumber' },
        { fields: [] },
      ],
    },
    { stepNumbers: { stepsNumber: 4 } },
  );
  expect(form.pages).toEqual([
    {
      id: 'card',
      heading: 'Cartão',
      intro: 'Texto',
      submit: 'Seguir',
      stepNumber: 2,
      variants: {
        '': {
          schema: { ...properties({ a: TEXT, c: TEXT }), required: ['a'] },
          validator: 'lead/form/card',
        },
      },
    },
    {
      id: 'address',
      heading: undefined,
      submit: 'Enviar',
      stepNumber: 4,
      variants: {
        '': {
          schema: { ...properties({ b: TEXT }), required: ['b'] },
          validator: 'lead/form/address',
        },
      },
    },
    expect.objectContaining({ id: '', submit: '' }),
  ]);
  expect(said).toEqual([]);
});

const when = (fact: string) => ({ ...TEXT, when: { fact } });

test('one schema for each combination of the conditions that only a visit decides', () => {
  const { form } = compiled({
    schema: properties({ a: TEXT, b: when('hasLead'), c: when('hasPix'), d: when('hasLead') }),
  });
  expect(form.conditions).toEqual([{ fact: 'hasLead' }, { fact: 'hasPix' }]);
  const [page] = form.pages;
  const fields = Object.entries(page!.variants).map(([id, { schema, validator }]) => [
    id,
    Object.keys(schema.properties!).join(''),
    validator,
  ]);
  expect(fields.sort()).toEqual([
    ['00', 'a', 'lead/form#00'],
    ['01', 'ac', 'lead/form#01'],
    ['10', 'abd', 'lead/form#10'],
    ['11', 'abcd', 'lead/form#11'],
  ]);
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
    { knownFacts: { hasTickets: false, hasInstallments: true } },
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

const FACTS = ['hasLead', 'hasPix', 'isAccrual', 'boughtUpsell', 'isLiveEnabled'];
const formWith = (count: number) => ({
  schema: properties(Object.fromEntries(FACTS.slice(0, count).map((fact) => [fact, when(fact)]))),
});

test('four conditions are compiled', () => {
  const { form, said } = compiled(formWith(4));
  expect(Object.keys(form.pages[0]!.variants)).toHaveLength(16);
  expect(said).toEqual([]);
});

test('a fifth one is too many', () => {
  const { form } = compiled(formWith(5));
  expect(Object.keys(form.pages[0]!.variants)).toHaveLength(16);
});

test('screens share the form that none of them changes, each with its own action', () => {
  const { context } = contextOf({ texts: TEXTS });
  const block = nodeOf({ action: 'pay', submit: 'lead.submit', schema: properties({ a: TEXT }) });
  if (block.kind !== 'object') throw new Error('no block');
  const other = { ...block, entries: new Map(block.entries) };
  const action = nodeOf('renew');
  other.entries.set('action', { keyAt: action.at, node: action });
  const [first, second] = [sharedForm(context, block, 'one'), sharedForm(context, other, 'two')];
  expect(second.pages).toBe(first.pages);
  expect([first.action, second.action]).toEqual(['pay', 'renew']);
  const changed = { ...block, entries: new Map(block.entries) };
  changed.entries.set('schema', { keyAt: action.at, node: nodeOf(properties({ b: TEXT })) });
  expect(sharedForm(context, changed, 'three').pages[0]!.variants['']!.validator).toBe('three');
  expect(context.forms).toHaveLength(2);
});
