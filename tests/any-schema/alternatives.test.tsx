/** @module-tag long */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, errors, field, fill, press, send, wrongFields } from './buyer.ts';
import { drawSample as draw } from './draw-sample.tsx';
import { catchSentForms } from './sent.ts';

catchSentForms();

test('property dependencies: one field makes another necessary, and back', async () => {
  await draw('property dependencies');
  expect(await send()).toEqual({});
  fill('Cartão', '4111');
  expect(field('Endereço da fatura').hasAttribute('required')).toBe(true);
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Com cartão, diga o endereço']);
  fill('Cartão', '');
  expect(await send()).toEqual({});
});

test('schema dependencies: a field brings others, by being there and by its value', async () => {
  await draw('schema dependencies');
  fill('Cartão', '1');
  expect(field('Endereço da fatura')).toBeTruthy();
  choose('Tem animal?', 'Sim: um');
  fill('Endereço da fatura', 'Rua A');
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Diga a idade']);
  expect(wrongFields()).toEqual(['f.age']);
  choose('Tem animal?', 'Sim: vários');
  press('Quer doar algum?', 'checkbox');
  expect(await send()).toEqual({ card: '1', bill: 'Rua A', has: 'Sim: vários', rid: true });
});

test('dependent schemas: a field brings another, and one makes another necessary', async () => {
  await draw('dependent schemas');
  expect(screen.queryByLabelText(/^Cidade/)).toBeNull();
  fill('Recado', 'oi');
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Diga para quem é']);
  fill('Para quem', 'Bia');
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Diga a cidade']);
  fill('Cidade', 'Recife');
  press('É presente?', 'checkbox');
  expect(await send()).toEqual({ gift: true, note: 'oi', name: 'Bia', city: 'Recife' });
});

test('if, then, else: fields of the branch that applies, and no others', async () => {
  await draw('if, then, else');
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Escolha o animal']);
  choose('Animal', 'peixe');
  choose('Comida', 'verme');
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Escolha a água']);
  choose('Animal', 'gato');
  choose('Comida', 'ração');
  expect(screen.queryByLabelText(/^Água/)).toBeNull();
  expect(await send()).toEqual({ animal: 'gato', food: 'ração' });
});

test('one of: errors are those of the alternative that the buyer chose', async () => {
  await draw('one of');
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Falta o lorem']);
  choose('Um dos dois', 'Opção 2');
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Falta o ipsum', 'Revise este campo.']);
  expect(wrongFields()).toEqual(['f.ipsum', 'f.level']);
  fill('Ipsum', 'x');
  fill('Nível', '2');
  expect(await send()).toEqual({ ipsum: 'x', level: 2 });
  choose('Um dos dois', 'Opção 1');
  fill('Lorem', 'y');
  expect(await send()).toEqual({ lorem: 'y' });
});

test('any of: of the form, of an entry, of a value', async () => {
  await draw('any of');
  fill('Idade', '30');
  press('Adicionar: Coisas');
  fill('Foo', 'f');
  press('Adicionar: Coisas');
  const [, second] = screen.getAllByRole('combobox').filter(({ id }) => id.startsWith('f.items.'));
  fireEvent.change(second!, { target: { value: '1' } });
  fill('Bar', '1,5');
  choose('Contato', 'por ramal');
  fill('por ramal', '42');
  fireEvent.change(document.getElementById('f__anyof_select')!, { target: { value: '1' } });
  expect(await send()).toBeUndefined();
  expect(wrongFields()).toEqual(['f.id']);
  fill('Número', '7');
  expect(await send()).toEqual({
    age: 30,
    items: [{ foo: 'f' }, { bar: 1.5 }],
    contact: 42,
    id: '7',
  });
});

test('any of with null: nothing is a value too', async () => {
  await draw('any of with null');
  choose('Talvez', 'um texto');
  fill('um texto', 'algo');
  choose('Lista ou nada', 'Com lista');
  press('Adicionar: Com lista');
  fill('Com lista 1', 'a');
  expect(await send()).toEqual({ nothing: 'algo', listOrNot: ['a'], alone: null });
});

test('alternatives with a discriminator: the constant is set and not asked for', async () => {
  await draw('alternatives with a discriminator');
  press('Pessoa jurídica', 'radio');
  expect(screen.queryByText('kind')).toBeNull();
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Diga a razão social']);
  fill('Razão social', 'Alfa');
  expect(await send()).toEqual({ owner: { kind: 'firm', firm: 'Alfa' } });
});

test('all of: the parts are one', async () => {
  await draw('all of');
  press('Lorem', 'checkbox');
  expect(await send()).toBeUndefined();
  expect(errors()).toContain('Falta o ipsum');
  fill('Ipsum', 'x');
  expect(await send()).toEqual({ lorem: true, ipsum: 'x' });
});

test('what cannot be drawn is said in its place', async () => {
  const odd = { title: 'Sem tipo' };
  await expect(draw({ schema: { type: 'object', properties: { odd } } })).rejects.toThrow(
    "'odd' says no type",
  );
  await draw({
    schema: { type: 'object', properties: { odd: { $ref: '#/$defs/odd' } }, $defs: { odd } },
  });
  expect(screen.getByText(/Este campo não pode ser mostrado: odd/)).toBeTruthy();
});
