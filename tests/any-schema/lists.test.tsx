/** @module-tag long */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { errors, field, fill, group, press, send, wrongFields } from './buyer.ts';
import { drawSample } from './draw-sample.tsx';
import { object, text } from './sample.ts';
import { catchSentForms } from './sent.ts';

catchSentForms();

test('entries of a list are added, filled, moved and removed, each with its own errors', async () => {
  const task = object(
    {
      title: text('Tarefa'),
      cpf: { $ref: 'fields/cpf' },
      done: { type: 'boolean', title: 'Feita?' },
    },
    { required: ['title'] },
  );
  await drawSample({
    schema: object({ tasks: { type: 'array', title: 'Tarefas', items: task } }),
    ui: { tasks: { 'ui:help': 'Dez tarefas bastam.', items: { 'ui:help': 'Uma por linha.' } } },
    messages: { 'tasks.*.title': { required: 'Dê um nome à tarefa' } },
  });
  expect(screen.getByText('Dez tarefas bastam.')).toBeDefined();
  press('Adicionar: Tarefas');
  expect(group('Tarefas 1').getByText('Uma por linha.')).toBeDefined();
  expect(document.activeElement).toBe(field('Tarefa', group('Tarefas 1')));
  press('Adicionar: Tarefas');
  fill('Tarefa', 'Lavar', group('Tarefas 2'));
  press('Feita?', 'checkbox', group('Tarefas 2'));
  fill('CPF', '52998224725', group('Tarefas 2'));
  expect(await send()).toBeUndefined();
  expect(errors()).toEqual(['Dê um nome à tarefa']);
  expect(wrongFields()).toEqual(['f.tasks.0.title']);
  fireEvent.click(screen.getByRole('link'));
  expect(document.activeElement).toBe(field('Tarefa', group('Tarefas 1')));
  press('Mover para cima: Tarefas 2');
  expect(field('Tarefa', group('Tarefas 1')).value).toBe('Lavar');
  expect(wrongFields()).toEqual(['f.tasks.1.title']);
  press('Remover: Tarefas 2');
  const washing = { title: 'Lavar', cpf: '529.982.247-25', done: true };
  expect(await send()).toEqual({ tasks: [washing] });
});

test('what cannot be drawn is said in its place', async () => {
  const odd = { title: 'Sem tipo' };
  await expect(drawSample({ schema: object({ odd }) })).rejects.toThrow("'odd' says no type");
  await drawSample({ schema: object({ odd: { $ref: '#/$defs/odd' } }, { $defs: { odd } }) });
  expect(screen.getByText(/Este campo não pode ser mostrado: odd/)).toBeTruthy();
});
