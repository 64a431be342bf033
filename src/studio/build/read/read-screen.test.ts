import { expect, test } from 'vitest';
import { sourcesWith } from '../build-test-kit.ts';
import { readFlows } from './read-flows.ts';
import { readScreen } from './read-screen.ts';

const lead = (blocks: object[]) => ({ 'brands/alfa/screens/lead': { blocks } });
const form = (rest: object) => ({ id: 'form', block: 'form', ...rest });
const formOf = (own: Record<string, object> = {}) =>
  readScreen(sourcesWith(own), 'alfa', 'lead').blocks.find(({ id }) => id === 'form')!.fields!;

test('blocks stand in their order, each with its first text and its owner', () => {
  const quote = { id: 'quote', block: 'testimonial', after: 'title', quote: 'lead.intro' };
  const { blocks } = readScreen(sourcesWith(lead([quote])), 'alfa', 'lead');
  expect(blocks.map(({ id, text, from, isChanged }) => [id, text, from, isChanged])).toEqual([
    ['title', 'Olá', 'base', false],
    ['quote', 'Comece', 'alfa', true],
    ['intro', 'Comece', 'base', false],
    ['form', 'Ir', 'base', false],
  ]);
});

test('what the brand has taken away is listed behind the rest', () => {
  const own = lead([
    { id: 'intro', $remove: true },
    form({ schema: { properties: { phone: null }, required: ['name', 'email'] } }),
  ]);
  const { blocks } = readScreen(sourcesWith(own), 'alfa', 'lead');
  expect(blocks.map(({ id, isRemoved }) => [id, isRemoved])).toEqual([
    ['title', undefined],
    ['form', undefined],
    ['intro', true],
  ]);
  expect(formOf(own).map(({ name, isRemoved }) => [name, isRemoved])).toEqual([
    ['name', undefined],
    ['email', undefined],
    ['phone', true],
  ]);
});

test('fields follow the written order; one of a branch is said to be conditional', () => {
  const fields = formOf(
    lead([
      form({
        ui: { 'ui:order': ['phone', '*'] },
        schema: {
          if: { properties: { name: { const: 'Ana' } } },
          then: { properties: { city: { $ref: 'fields/city' } } },
        },
      }),
    ]),
  );
  expect(fields.map(({ name, isConditional }) => [name, isConditional])).toEqual([
    ['phone', undefined],
    ['name', undefined],
    ['email', undefined],
    ['city', true],
  ]);
});

test('every sentence has the errors that trigger it, with what they mean', () => {
  const [, email] = formOf();
  expect(email!.messages).toEqual([
    {
      text: 'email?',
      triggers: [
        { error: 'required' },
        { error: 'email', meaning: expect.any(String), example: expect.any(String) },
      ],
    },
  ]);
});

test('an error without a sentence shows the general one', () => {
  const own = {
    ...lead([form({ schema: { properties: { name: { minLength: 3 } } } })]),
    'brands/alfa/texts': { 'error.field': 'Revise este campo.' },
  };
  const [name] = formOf(own);
  expect(name!.messages).toEqual([
    { text: 'name?', triggers: [{ error: 'required' }] },
    {
      text: 'Revise este campo.',
      isGeneral: true,
      triggers: [{ error: 'minLength', value: 3 }],
    },
  ]);
});

const step = (id: string, next?: string) => ({
  id,
  templateId: id,
  ...(next && { defaultNextStepId: next }),
});
const defaultFlow = (own: Record<string, object>) =>
  readFlows(sourcesWith(own), 'alfa').flows.find(({ id }) => id === 'default')!.steps;

test('what the checks find is marked on the steps of a flow', () => {
  const steps = defaultFlow({
    'brands/alfa/flows': {
      flows: [
        {
          id: 'default',
          steps: [
            { id: 'lead', defaultNextStepId: 'video' },
            { ...step('video', 'presentation'), after: 'lead' },
            { ...step('presentation', 'video'), after: 'video' },
          ],
        },
      ],
    },
  });
  const marks = steps.map(({ id, isInCircle, isUnreachable }) => [id, isInCircle, isUnreachable]);
  expect(marks).toEqual([
    ['lead', undefined, undefined],
    ['video', true, undefined],
    ['presentation', true, undefined],
    ['payment', undefined, true],
    ['success', undefined, true],
  ]);
});

test('a step that the brand has taken away is listed with the screens that it may have', () => {
  const own = {
    'brands/alfa/flows': {
      flows: [{ id: 'default', steps: [{ id: 'payment', $remove: true }] }],
    },
  };
  expect(defaultFlow(own).map(({ id, isRemoved }) => [id, isRemoved])).toEqual([
    ['lead', undefined],
    ['success', undefined],
    ['payment', true],
  ]);
  expect(readFlows(sourcesWith(own), 'alfa').templates).toEqual([
    'lead',
    'payment',
    'payment/[id]',
  ]);
});

const ASKING = {
  course: { type: 'string', enum: ['maths', 'law'], title: 'Curso' },
  age: { type: 'integer', title: 'Idade' },
  isNew: { type: 'boolean', title: 'Novo?' },
  word: { type: 'string', format: 'password', title: 'Senha' },
  topics: { type: 'array', items: { type: 'string' }, title: 'Temas' },
};

test('a condition may ask for what earlier screens have asked, but for secrets, lists and groups', () => {
  const own = lead([
    form({
      schema: { properties: ASKING },
      ui: { course: { 'ui:enumNames': ['Matemática', 'Direito'] } },
    }),
  ]);
  const answersOn = (screen: string) => readScreen(sourcesWith(own), 'alfa', screen).answers;
  expect(
    answersOn('payment').map(({ name, screen, options }) => [
      name,
      screen,
      options.map(({ value, label }) => [value, label]),
    ]),
  ).toEqual([
    ['name', 'lead', []],
    ['email', 'lead', []],
    ['phone', 'lead', []],
    [
      'course',
      'lead',
      [
        ['maths', 'Matemática'],
        ['law', 'Direito'],
      ],
    ],
    ['age', 'lead', []],
    [
      'isNew',
      'lead',
      [
        [true, ''],
        [false, ''],
      ],
    ],
  ]);
  // Nothing comes before the first screen of every flow.
  expect(answersOn('lead')).toEqual([]);
});

test('the fields of a group stand below it, with what the group and the brand say of them', () => {
  const [, , , group] = formOf({
    ...lead([
      form({
        schema: {
          properties: {
            home: { $ref: 'fields/home', properties: { city: { when: { fact: 'hasLead' } } } },
          },
        },
      }),
    ]),
    'schemas/fields/home': {
      schema: {
        type: 'object',
        required: ['city'],
        properties: { city: { $ref: 'fields/city' }, state: { type: 'string', title: 'Estado' } },
      },
    },
  });
  expect(
    group!.fields!.map(({ name, isRequired, when, isChanged }) => [
      name,
      isRequired,
      when,
      isChanged,
    ]),
  ).toEqual([
    ['home.city', true, { fact: 'hasLead' }, true],
    ['home.state', false, undefined, false],
  ]);
});
