import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, field, fill, press, send, wrongFields } from './buyer.ts';
import { drawSample as draw } from './draw-sample.tsx';
import { samples } from './samples.ts';
import { catchSentForms } from './sent.ts';

catchSentForms();

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
