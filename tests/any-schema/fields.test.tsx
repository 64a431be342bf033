import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, errors, field, fill, press, send, wrongFields } from './buyer.ts';
import { drawSample as draw } from './draw-sample.tsx';
import { samples } from './samples.ts';
import { catchSentForms } from './sent.ts';

catchSentForms();

test('simple: labels, help, defaults and messages', async () => {
  await draw('simple');
  expect(field('Primeiro nome').value).toBe('Chico');
  expect(field('Apelido').getAttribute('aria-describedby')).toBe('f.nick-help');
  expect(screen.getByRole('group', { name: 'Cadastro' }).textContent).toContain(
    'Um formulário simples',
  );
  fill('Apelido', 'ab');
  expect(screen.getByText('Três letras ou mais')).toBeTruthy();
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Diga o sobrenome', 'Três letras ou mais']);
  fireEvent.click(screen.getByRole('link', { name: 'Sobrenome: diga o sobrenome' }));
  expect(document.activeElement).toBe(field('Sobrenome'));
  fill('Sobrenome', 'Buarque');
  fill('Apelido', 'Chi');
  fill('Idade', '79');
  fill('Sobre você', 'uma\nduas');
  expect(await send()).toEqual({
    firstName: 'Chico',
    lastName: 'Buarque',
    nick: 'Chi',
    age: 79,
    bio: 'uma\nduas',
  });
});

test('numbers are strings on the screen and numbers in the values', async () => {
  await draw('numbers');
  expect(field('Número').value).toBe('3,5');
  fill('Número', '1.234,5');
  expect(field('Número').value).toBe('1.234,5');
  fill('Inteiro', '7');
  choose('Lista', '2');
  press('3', 'radio');
  fill('Faixa', '-20');
  fill('Passo', '15');
  expect(await send()).toBeUndefined();
  expect(wrongFields()).toEqual(['f.step']);
  fill('Passo', 'doze');
  expect(await send()).toBeUndefined();
  fill('Passo', '20');
  expect(await send()).toEqual({
    number: 1234.5,
    integer: 7,
    numberEnum: 2,
    radio: 3,
    range: -20,
    step: 20,
  });
});

test('widgets: every stock one has ours in its place', async () => {
  await draw('widgets');
  const types = ['E-mail', 'Página', 'Segredo', 'Cor'].map((label) => field(label).type);
  expect(types).toEqual(['email', 'url', 'password', 'color']);
  fill('E-mail', 'ana');
  expect(await send()).toBeUndefined();
  expect(wrongFields()).toEqual(['f.email']);
  fill('E-mail', 'ana@alfa.example');
  fill('Página', 'https://alfa.example/');
  press('Caixa', 'checkbox');
  press('Caixa', 'checkbox');
  press('Não', 'radio');
  choose('Lista', 'Sim');
  press('Parado', 'radio');
  press('foo', 'radio');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'bar' }).disabled).toBe(true);
  expect(field('Só leitura').readOnly).toBe(true);
  expect(field('Desligado').disabled).toBe(true);
  expect(field('Com dica').placeholder).toBe('uma dica');
  expect(screen.queryByText('Escondido')).toBeNull();
  fill('Sem rótulo', 'x');
  fill('Sempre algo', 'a');
  fill('Sempre algo', '');
  expect(await send()).toEqual({
    email: 'ana@alfa.example',
    uri: 'https://alfa.example/',
    colour: '#0b6669',
    check: false,
    yesNo: false,
    select: true,
    named: false,
    pick: 'foo',
    fixed: 'não muda',
    closed: 'desligado',
    hidden: 'segredo',
    bare: 'x',
    upper: 'nada',
  });
});

test('examples are offered, and anything else is taken', async () => {
  await draw('examples');
  const list = document.getElementById(field('Navegador').getAttribute('list')!)!;
  expect([...list.children].map((option) => option.textContent)).toEqual([
    'Firefox',
    'Chrome',
    'Opera',
  ]);
  fill('Navegador', 'Lynx');
  fill('Nota', '4');
  expect(await send()).toEqual({ browser: 'Lynx', rating: 4 });
});

test('ordering: fields stand as the form says', async () => {
  await draw('ordering');
  expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual(['f.b', 'f.c', 'f.a']);
});

test('nullable: an emptied field holds what the form says', async () => {
  await draw('nullable');
  fill('Sobre você', 'x');
  fill('Sobre você', '');
  expect(await send()).toEqual({ bio: null });
});

test('const: a constant is there; a consent is given', async () => {
  await draw('const');
  expect(field('Versão').readOnly).toBe(true);
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['É preciso aceitar']);
  press('Aceito', 'checkbox');
  choose('Tamanho', 'Grande');
  expect(await send()).toEqual({ version: 'v1', size: 'g', accept: true });
});

test('date and time, by the fields of the browser', async () => {
  await draw('date and time');
  fill('Dia', '2030-02-28');
  fill('Momento', '2030-02-28T10:20');
  fill('Hora', '10:20');
  fill('Outro dia', '2030-01-01');
  expect(field('Hora').value).toBe('10:20');
  expect(await send()).toEqual({
    day: '2030-02-28',
    moment: new Date('2030-02-28T10:20').toISOString(),
    hour: '10:20:00',
    old: '2030-01-01',
  });
});

test('defaults stand where nothing was typed', async () => {
  await draw('defaults');
  fill('Livre', 'eu');
  fill('Palavra', 'outra');
  press('Remover: Lista 1');
  expect(await send()).toEqual({
    word: 'outra',
    yes: true,
    group: { inner: 'aqui', free: 'eu' },
    list: ['b'],
  });
});

test('enum objects: what is chosen is the object', async () => {
  await draw('enum objects');
  choose('Lugar', 'Recife');
  press('São Paulo', 'radio');
  press('Recife', 'checkbox');
  choose('De tudo', 'true');
  const [saoPaulo, recife] = samples['enum objects'].schema.definitions.place.enum;
  expect(await send()).toEqual({ place: recife, button: saoPaulo, places: [recife], mixed: true });
  choose('De tudo', 'null');
  expect(await send()).toMatchObject({ mixed: null });
});

test('layout: fields stand in rows and columns', async () => {
  await draw('layout');
  expect(screen.getAllByRole('textbox').map(({ id }) => id)).toEqual([
    'f.first',
    'f.last',
    'f.city',
  ]);
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Falta o sobrenome']);
  fill('Sobrenome', 'Lima');
  expect(await send()).toEqual({ last: 'Lima' });
});
