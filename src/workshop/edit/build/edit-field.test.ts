import { expect, test } from 'vitest';
import type { JsonValue } from '../../../brand/parse/node.ts';
import { valueIn } from '../json-path.ts';
import { edited } from './build-test-kit.ts';
import type { Edit } from './edit.ts';

const LEAD = { screen: 'lead', form: 'form' } as const;
const addCity = {
  kind: 'field',
  ...LEAD,
  field: 'city',
  after: 'email',
  isRequired: false,
  content: { library: 'city' },
} as const satisfies Edit;
const form = (rest: object) => ({ blocks: [{ id: 'form', block: 'form', ...rest }] });
const listed = (...required: string[]) => form({ schema: { required } });
const inForm = (document: JsonValue | undefined, ...path: string[]) =>
  valueIn(document, ['blocks', { id: 'form' }, ...path]);
const CITY = { city: { $ref: 'fields/city' } };

test('a field of the library is one property and its place in a brand', () => {
  expect(edited(addCity).files).toEqual({
    'alfa/screens/lead': form({ schema: { properties: CITY }, ui: { 'ui:order': ['*', 'phone'] } }),
  });
});

test('a field at the end needs no order, a required one repeats the list of its parent', () => {
  const required = ['name', 'email', 'phone', 'city'];
  expect(edited({ ...addCity, after: 'phone', isRequired: true }).files).toEqual({
    'alfa/screens/lead': form({ schema: { properties: CITY, required } }),
  });
});

test('in the base a field stands in the text where it stands on the screen', () => {
  const { plan, merged } = edited({ ...addCity, isRequired: true }, 'base');
  const [file] = plan.files;
  expect(plan.files).toHaveLength(1);
  expect(file!.after).toMatch(/"email": \{[^}]*\},\s*"city": \{[^}]*\},\s*"phone"/);
  const required = inForm(merged('screens/lead'), 'schema', 'required');
  expect(required).toEqual(['name', 'email', 'city', 'phone']);
  expect(plan.felt.toSorted()).toEqual(['alfa', 'beta', 'gama']);
});

test('a required field is required on the screens that begin as this one and have a list of their own', () => {
  const { files } = edited({ ...addCity, screen: 'payment', isRequired: true }, 'families/school');
  expect(files['families/school/screens/payment/[id]']).toEqual(listed('name', 'email', 'city'));
});

test('a new field brings its texts under keys of its own', () => {
  const looks = { 'ui:enumNames': ['Manhã', 'À noite'], 'ui:help': 'Pode mudar depois.' };
  const own = {
    schema: { type: 'string', title: 'Qual turno?', enum: ['manha', 'a-noite'] },
    ui: { 'ui:widget': 'radio', ...looks },
    messages: { required: 'Escolha um turno.' },
  };
  const place = { field: 'shift', after: 'phone', isRequired: true };
  const { files } = edited({ ...addCity, ...place, content: { own } });
  expect(files).toEqual({
    'alfa/screens/lead': form({
      schema: {
        properties: {
          shift: { type: 'string', title: 'field.shift.label', enum: ['manha', 'a-noite'] },
        },
        required: ['name', 'email', 'phone', 'shift'],
      },
      ui: {
        shift: {
          'ui:widget': 'radio',
          'ui:enumNames': ['field.shift.manha', 'field.shift.a-noite'],
          'ui:help': 'field.shift.help',
        },
      },
      messages: { shift: { required: 'field.shift.required' } },
    }),
    'alfa/texts': {
      'field.shift.label': 'Qual turno?',
      'field.shift.manha': 'Manhã',
      'field.shift.a-noite': 'À noite',
      'field.shift.help': 'Pode mudar depois.',
      'field.shift.required': 'Escolha um turno.',
    },
  });
});

test('a required list asks for an item, with the sentence for it, and loses both with an optional answer', () => {
  const own = {
    schema: { type: 'array', title: 'Turnos', items: { enum: ['a', 'b'] } },
    ui: {},
    messages: { required: 'Escolha um.' },
  };
  const [field, place] = ['shifts', { kind: 'field', ...LEAD, field: 'shifts' }] as const;
  const list = (isRequired: boolean) => ({ ...addCity, field, isRequired, content: { own } });
  const later = (isRequired: boolean) => ({ ...place, isRequired });
  const written = (...edits: Edit[]) => inForm(edited(edits).merged('screens/lead'));
  const asked = {
    schema: { properties: { shifts: { minItems: 1 } } },
    messages: { shifts: { minItems: 'field.shifts.required' } },
  };
  expect(written(list(true))).toMatchObject(asked);
  expect(written(list(false), later(true))).toMatchObject(asked);
  expect(JSON.stringify(written(list(true), later(false)))).not.toContain('minItems');
});

test('a removed field of the parent is null, which takes all with it that the parent says of it', () => {
  const { files, merged } = edited({ kind: 'remove-field', ...LEAD, field: 'phone' });
  expect(files).toEqual({ 'alfa/screens/lead': form({ schema: { properties: { phone: null } } }) });
  expect(inForm(merged('screens/lead'), 'schema', 'required')).toEqual(['name', 'email']);
});

test('lists that the level writes itself lose a removed field, also on a screen that begins as this one', () => {
  const own = form({
    schema: { required: ['name', 'phone', 'email', 'x'] },
    ui: { 'ui:order': ['email', 'phone', '*'], phone: { 'ui:help': 'a' } },
    messages: { phone: { required: 'b' } },
  });
  const removal = { kind: 'remove-field', ...LEAD, screen: 'payment', field: 'email' } as const;
  const { files } = edited(removal, 'alfa', {
    'brands/alfa/screens/payment': own,
    'brands/alfa/screens/payment/[id]': listed('email', 'phone'),
  });
  expect(files).toEqual({
    'alfa/screens/payment': form({
      schema: { required: ['name', 'phone', 'x'], properties: { email: null } },
      ui: { 'ui:order': ['phone', '*'], phone: { 'ui:help': 'a' } },
      messages: { phone: { required: 'b' } },
    }),
    'alfa/screens/payment/[id]': listed('phone'),
  });
});

test('a field of the brand goes with its order, its messages and its texts', () => {
  const own = {
    schema: { type: 'string', title: 'Camiseta' },
    ui: {},
    messages: { required: 'Q?' },
  };
  const shirt = { ...addCity, field: 'shirt', isRequired: true, content: { own } } as const;
  const { files } = edited([shirt, { kind: 'remove-field', ...LEAD, field: 'shirt' }]);
  expect(files).toEqual({});
});

test('an optional field leaves the list of its level, and of a brand that has a list of its own', () => {
  const own = listed('name', 'email', 'phone', 'x');
  const { files } = edited({ kind: 'field', ...LEAD, field: 'phone', isRequired: false }, 'base', {
    'brands/alfa/screens/lead': own,
  });
  expect(inForm(files['base/screens/lead'], 'schema', 'required')).toEqual(['name', 'email']);
  expect(files['alfa/screens/lead']).toEqual(listed('name', 'email', 'x'));
});

test('a move is the shortest order in a brand, and a move of the text in the base', () => {
  const move = { kind: 'field', ...LEAD, field: 'phone', after: null } as const;
  expect(edited(move).files).toEqual({
    'alfa/screens/lead': form({ ui: { 'ui:order': ['phone', '*'] } }),
  });
  const { plan } = edited(move, 'base');
  expect(plan.files[0]!.after).toMatch(/"properties": \{\s*"phone"[^]*"name"[^]*"email"/);
  expect(plan.files[0]!.after).not.toContain('ui:order');
});

test('a help text is named by the screen, and taken away with its text', () => {
  const help = { kind: 'field', ...LEAD, field: 'phone' } as const;
  const said = { ...help, help: 'Com DDD.' };
  expect(edited(said).files).toEqual({
    'alfa/screens/lead': form({ ui: { phone: { 'ui:help': 'field.phone.help' } } }),
    'alfa/texts': { 'field.phone.help': 'Com DDD.' },
  });
  expect(edited([said, { ...help, help: '' }]).files).toEqual({});
});

test.each<[string, level: string, said: object, written: object]>([
  ['the library alone', 'alfa', {}, { 'alfa/screens/lead': null }],
  ['the level itself', 'alfa', { alfa: 'a' }, { 'alfa/screens/lead': null }],
  ['a parent', 'alfa', { 'families/school': 'b' }, { 'alfa/screens/lead': '' }],
  ['the family that is asked', 'families/school', { 'families/school': 'b' }, {}],
])('an emptied help text of %s brings no text of the library back', (_, level, said, written) => {
  const library = { schema: { type: 'string', title: 'Fone' }, ui: { 'ui:help': 'Só números' } };
  const helped = (help: unknown) => form({ ui: { phone: { 'ui:help': help } } });
  const own = Object.entries(said).map(([of, help]) => [`brands/${of}/screens/lead`, helped(help)]);
  const { files, merged } = edited({ kind: 'field', ...LEAD, field: 'phone', help: '' }, level, {
    'schemas/fields/phone': library,
    ...Object.fromEntries(own),
  });
  expect([null, '']).toContain(inForm(merged('screens/lead'), 'ui', 'phone', 'ui:help'));
  for (const [path, text] of Object.entries(written)) expect(files[path]).toEqual(helped(text));
});

test.each<[string, Edit, string]>([
  ['a field twice', { ...addCity, field: 'name' }, 'already'],
  ['a name that is none', { ...addCity, field: '1 a' }, 'not a name'],
  ['a field that is not there', { kind: 'remove-field', ...LEAD, field: 'x' }, "no field 'x'"],
  ['an empty label', { kind: 'field', ...LEAD, field: 'name', label: '' }, 'label'],
])('%s is refused with a sentence', (_, edit, sentence) => {
  expect(() => edited(edit)).toThrow(sentence);
});
