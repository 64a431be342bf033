/** @module-tag long */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, errors, fill, press, send, wrongFields } from './buyer.ts';
import { drawSample as draw } from './draw-sample.tsx';
import { catchSentForms } from './sent.ts';

catchSentForms();

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
