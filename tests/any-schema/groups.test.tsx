/** @module-tag long */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, errors, field, fill, group, press, send, wrongFields } from './buyer.ts';
import { drawSample as draw } from './draw-sample.tsx';
import { catchSentForms } from './sent.ts';

catchSentForms();

test('nested: entries of a list are added, filled, moved and removed, each with its own errors', async () => {
  await draw('nested');
  expect(screen.getByText('Dez tarefas bastam.')).toBeDefined();
  fill('Nome da lista', 'Hoje');
  press('Adicionar: Tarefas');
  expect(group('Tarefas 1').getByText('Uma por linha.')).toBeDefined();
  expect(document.activeElement).toBe(field('Tarefa', group('Tarefas 1')));
  press('Adicionar: Tarefas');
  fill('Tarefa', 'Lavar', group('Tarefas 2'));
  press('Feita?', 'checkbox', group('Tarefas 2'));
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Dê um nome à tarefa']);
  expect(wrongFields()).toEqual(['f.tasks.0.title']);
  fireEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(field('Tarefa', group('Tarefas 1')));
  press('Mover para cima: Tarefas 2');
  expect(field('Tarefa', group('Tarefas 1')).value).toBe('Lavar');
  expect(wrongFields()).toEqual(['f.tasks.1.title']);
  press('Remover: Tarefas 2');
  expect(await send()).toEqual({ title: 'Hoje', tasks: [{ title: 'Lavar', done: true }] });
});

test('arrays: of texts, of a few values, of fixed places, of arrays', async () => {
  await draw('arrays');
  press('Adicionar: Palavras');
  expect(field('Palavras 1').value).toBe('oi');
  expect(await send()).toBeUndefined();
  expect(errors().slice(0, 2)).toEqual(['Preencha ou remova', 'Preencha ou remova']);
  fill('Pelo menos duas 1', 'a');
  press('Remover: Pelo menos duas 2');
  expect(await send()).toBeUndefined();
  expect(errors()).toContain('Duas, por favor');
  press('Adicionar: Pelo menos duas');
  fill('Pelo menos duas 2', 'b');
  press('rosa', 'checkbox');
  press('azul', 'checkbox');
  fill('Nome do par', 'par');
  press('Vale?', 'checkbox');
  press('Adicionar: Par fixo');
  fill('Mais um', '2,5');
  press('Adicionar: Linhas');
  press('Adicionar: Linha');
  fill('Linha 1', 'x', group('Linhas'));
  press('Duplicar: Cópias 1');
  expect(screen.queryByRole('button', { name: 'Remover: Fixos 1' })).toBeNull();
  expect(await send()).toEqual({
    words: ['oi'],
    two: ['a', 'b'],
    colours: ['azul', 'rosa'],
    pair: ['par', true, 2.5],
    rows: [['x']],
    still: ['um', 'dois'],
    copies: ['a', 'a'],
  });
});

test('library fields bring widget and messages into definitions, lists and alternatives', async () => {
  await draw('library fields anywhere');
  fill('Nome', 'Ana', group('Comprador'));
  fill('CPF', '52998224725', group('Comprador'));
  expect(field('CPF', group('Comprador')).value).toBe('529.982.247-25');
  press('Adicionar: Convidados');
  fill('Nome', 'Bia', group('Convidados 1'));
  fill('CPF', '111', group('Convidados 1'));
  press('Adicionar: Documentos');
  choose('Escolha uma opção', 'Empresa');
  fill('CNPJ', '11222333000180', group('Empresa'));
  expect(field('CNPJ').value).toBe('11.222.333/0001-80');
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Revise o CPF.', 'Revise o CPF.', 'Revise o CNPJ.']);
  expect(wrongFields()).toEqual(['f.guests.0.cpf', 'f.documents.0', 'f.document']);
  fill('CPF', '52998224725', group('Convidados 1'));
  press('Remover: Documentos 1');
  fill('CNPJ', '11222333000181');
  expect(await send()).toEqual({
    buyer: { name: 'Ana', cpf: '529.982.247-25' },
    guests: [{ name: 'Bia', cpf: '529.982.247-25' }],
    documents: [],
    document: '11.222.333/0001-81',
  });
});

test('pattern properties: an entry whose name the pattern refuses says so', async () => {
  await draw('pattern properties');
  press('Adicionar: Filtros');
  fill('Nome', 'tamanho', group('Valor'));
  fill('Filtro', 'g', group('tamanho'));
  press('Adicionar: Notas');
  fill('Nome', 'Ana', group('Valor'));
  fill('Valor', '9,5', group('Ana'));
  expect(await send()).toEqual({ filters: { tamanho: 'g' }, scores: { Ana: 9.5 } });
});

test('errors: every error at its own field, and the way there', async () => {
  await draw('errors');
  fill('Nome', 'Ana');
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Nome curto', 'Saber curto', 'Falta o fundo']);
  expect(wrongFields()).toEqual(['f.name', 'f.skills.1', 'f.deep.inner']);
  fireEvent.click(screen.getByRole('link', { name: 'Nome: nome curto' }));
  expect(document.activeElement).toBe(field('Nome'));
  fireEvent.click(screen.getByRole('link', { name: /saber curto/i }));
  expect(document.activeElement).toBe(field('Saberes 2'));
  const described = field('Saberes 2').getAttribute('aria-describedby');
  expect(document.getElementById(described!)!.textContent).toBe('Saber curto');
  fill('Nome', 'Ana Lima');
  fill('Saberes 2', 'muito');
  fill('Fundo', 'abc');
  expect(await send()).toEqual({
    name: 'Ana Lima',
    skills: ['pouco', 'muito'],
    deep: { inner: 'abc' },
  });
});
