import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brandWith, loaded } from '../../../tests/drawing/brands.ts';
import { draw, drawForm, filesWith } from '../../../tests/drawing/draw.tsx';
import { backspace, choose, leave, type } from '../../../tests/drawing/typing.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));

test('[CARD-01] [CARD-15] a field that only the JSON knows is drawn and kept', () => {
  const { kept } = drawForm({ schema: { properties: { school: text('Escola') } } });
  type(field('Escola'), 'Colégio Alfa');
  expect(kept()).toEqual({ school: 'Colégio Alfa' });
});

test('[CARD-18] nested objects are groups with a name, and their values are nested', () => {
  const pet = { type: 'object', title: 'Animal', properties: { name: text('Nome') } };
  const { kept } = drawForm({
    schema: { properties: { owner: { type: 'object', title: 'Dono', properties: { pet } } } },
  });
  const group = screen.getByRole('group', { name: 'Dono' });
  const inner = within(group).getByRole('group', { name: 'Animal' });
  type(within(inner).getByLabelText(/^Nome/), 'Rex');
  expect(kept()).toEqual({ owner: { pet: { name: 'Rex' } } });
});

test('a choice of values: by enum, with names of its own, and by oneOf', () => {
  const { kept } = drawForm({
    schema: {
      properties: {
        size: text('Tamanho', { enum: ['p', 'm'] }),
        day: text('Dia', { oneOf: [{ const: 'sat', title: 'Sábado' }] }),
        turns: { type: 'integer', title: 'Voltas', enum: [1, 2] },
      },
    },
    ui: { size: { 'ui:enumNames': ['Pequeno', 'Médio'] }, turns: { 'ui:widget': 'choice' } },
  });
  const options = within(field('Tamanho')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Selecione', 'Pequeno', 'Médio']);
  choose(field('Tamanho'), 'm');
  choose(field('Dia'), 'sat');
  choose(screen.getByRole('radio', { name: '2' }));
  expect(kept()).toEqual({ size: 'm', day: 'sat', turns: 2 });
});

test('a number is kept as a number, a box as true or nothing', () => {
  const { kept } = drawForm({
    schema: {
      properties: {
        age: { type: 'number', title: 'Idade', default: 18 },
        level: { type: 'integer', title: 'Nível', enum: [1, 2] },
        news: { type: 'boolean', title: 'Quero novidades' },
      },
    },
    ui: { news: { 'ui:widget': 'consent' } },
  });
  expect(field('Idade').value).toBe('18');
  backspace(field('Idade'));
  type(field('Idade'), '7.5');
  choose(field('Nível'), '2');
  const box = screen.getByRole('checkbox', { name: 'Quero novidades' });
  choose(box);
  expect(kept()).toEqual({ age: 17.5, level: 2, news: true });
  choose(box);
  expect(kept()).toEqual({ age: 17.5, level: 2 });
});

test('a box needs no widget of its own, and is called by its label alone', () => {
  const schema = { properties: { news: { type: 'boolean', title: 'Quero novidades' } } };
  const files = filesWith({ schema, ui: { news: { 'ui:widget': 'consent' } } });
  const of = loaded(brandWith(files));
  const block = of.brand.screens.presentation!.blocks[0]!;
  if (block.block === 'form') block.form.ui = {};
  const { container } = draw({ of });
  expect(screen.getByRole('checkbox', { name: 'Quero novidades' })).toBeTruthy();
  expect(container.querySelectorAll('label')).toHaveLength(1);
});

test('a condition shows its fields while it holds, and takes them away again', () => {
  const { kept } = drawForm({
    schema: {
      properties: { has: text('Tem CNPJ?', { enum: ['sim', 'não'] }) },
      if: { properties: { has: { const: 'sim' } }, required: ['has'] },
      then: { properties: { firm: text('Empresa') }, required: ['firm'] },
      else: { properties: { why: text('Por quê?') } },
    },
  });
  expect(screen.queryByLabelText(/^Empresa/)).toBeNull();
  expect(field('Por quê')).toBeTruthy();
  choose(field('Tem CNPJ'), 'sim');
  expect(screen.queryByLabelText(/^Por quê/)).toBeNull();
  leave(field('Empresa'));
  expect(field('Empresa').getAttribute('aria-invalid')).toBe('true');
  type(field('Empresa'), 'Alfa Ltda');
  expect(kept()).toEqual({ has: 'sim', firm: 'Alfa Ltda' });
});

test('the parts of an allOf are drawn together, each with its own condition', () => {
  const when = (value: string, name: string) => ({
    if: { properties: { kind: { const: value } }, required: ['kind'] },
    then: { properties: { [name]: text(name) } },
  });
  drawForm({
    schema: {
      properties: { kind: text('Tipo', { enum: ['a', 'b'] }) },
      allOf: [{ properties: { both: text('both') } }, when('a', 'first'), when('b', 'second')],
    },
  });
  choose(field('Tipo'), 'b');
  expect(field('both')).toBeTruthy();
  expect(field('second')).toBeTruthy();
  expect(screen.queryByLabelText(/^first/)).toBeNull();
});

test('a field can be described once and used twice', async () => {
  const { kept } = drawForm({
    schema: {
      $defs: { person: { type: 'object', properties: { name: text('Nome') } } },
      properties: { a: { $ref: '#/$defs/person' }, b: { $ref: '#/$defs/person' } },
    },
  });
  const [, second] = await screen.findAllByLabelText(/^Nome/);
  type(second!, 'Bia');
  expect(kept()).toMatchObject({ b: { name: 'Bia' } });
});

test('order, help, placeholder, autocomplete and keyboard come from the JSON', () => {
  drawForm({
    schema: { properties: { a: text('Primeiro'), b: text('Segundo') }, required: ['b'] },
    ui: {
      'ui:order': ['b', 'a'],
      b: {
        'ui:placeholder': 'como no documento',
        'ui:options': { help: 'Sem pontos', autocomplete: 'organization', inputMode: 'numeric' },
      },
    },
  });
  const labels = screen.getAllByRole('textbox').map(({ id }) => id);
  expect(labels).toEqual(['f.b', 'f.a']);
  const { placeholder, autocomplete, inputMode, name } = field('Segundo');
  expect([placeholder, autocomplete, inputMode, name]).toEqual([
    'como no documento',
    'organization',
    'numeric',
    'b',
  ]);
  const help = document.getElementById(field('Segundo').getAttribute('aria-describedby')!);
  expect(help?.textContent).toBe('Sem pontos');
});

test('an optional field says so; a required one is marked for assistive technology', () => {
  drawForm({ schema: { properties: { a: text('Livre'), b: text('Preciso') }, required: ['b'] } });
  expect(screen.getByText('opcional')).toBeTruthy();
  expect(field('Livre').hasAttribute('required')).toBe(false);
  expect(field('Preciso').hasAttribute('required')).toBe(true);
});

test('a missing group is asked for field by field', () => {
  const address = { type: 'object', title: 'Endereço', properties: { city: text('Cidade') } };
  drawForm({
    schema: { properties: { address: { ...address, required: ['city'] } }, required: ['address'] },
    messages: { 'address.city': { required: 'Insira uma cidade válida' } },
  });
  press();
  expect(screen.getByRole('link').textContent).toBe('Cidade: insira uma cidade válida');
  fireEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(field('Cidade'));
});

test('the form posts, so that nothing typed can get into the address', () => {
  const { container } = drawForm({ schema: { properties: { a: text('A') } } });
  expect(container.querySelector('form')?.method).toBe('post');
});

test('a field is called by the label in sight, with the word that it is optional (WCAG 2.5.3)', () => {
  drawForm({ schema: { properties: { a: text('Livre') } } });
  expect(screen.getByRole('textbox', { name: /^Livre\s*opcional$/ })).toBeTruthy();
});

test('a field that cannot be typed into is not called optional', () => {
  drawForm({
    schema: { properties: { a: text('Livre'), b: text('Fechado') } },
    ui: { b: { 'ui:readonly': true } },
  });
  expect(screen.getByRole('textbox', { name: 'Fechado' })).toBeTruthy();
});

test('the key Enter is called by what it does: the next field, and the form’s button in the last one', () => {
  drawForm({ schema: { properties: { a: text('Primeiro'), b: text('Segundo') } } });
  const keys = ['Primeiro', 'Segundo'].map((label) => {
    fireEvent.focus(field(label));
    return field(label).enterKeyHint;
  });
  expect(keys).toEqual(['next', 'go']);
});
