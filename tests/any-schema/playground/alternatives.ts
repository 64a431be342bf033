import { choose, fill, press } from '../buyer.ts';
import { object, text, type FilledSample } from '../sample.ts';

/** Forms that change with what is filled in. */
export const alternatives = {
  'names for values': {
    schema: object(
      {
        size: {
          title: 'Tamanho',
          type: 'number',
          oneOf: [
            { const: 1, title: 'Pequeno' },
            { const: 2, title: 'Grande' },
          ],
        },
      },
      { required: ['size'] },
    ),
    at: 'f.size',
    right: () => choose('Tamanho', 'Grande'),
    sends: { size: 2 },
  },
  'property dependencies': {
    schema: object(
      { card: { type: 'number', title: 'Cartão' }, bill: text('Fatura') },
      { dependencies: { card: ['bill'] } },
    ),
    wrong: () => fill('Cartão', '12'),
    at: 'f.bill',
    right: () => fill('Fatura', 'Rua A'),
    sends: { card: 12, bill: 'Rua A' },
  },
  'schema dependencies': {
    schema: object(
      { pets: text('Animais', { enum: ['Não', 'Um'], default: 'Não' }) },
      {
        dependencies: {
          pets: {
            oneOf: [
              object({ pets: { enum: ['Não'] } }),
              object(
                { pets: { enum: ['Um'] }, age: { type: 'integer', title: 'Idade' } },
                { required: ['age'] },
              ),
            ],
          },
        },
      },
    ),
    wrong: () => choose('Animais', 'Um'),
    at: 'f.age',
    right: () => fill('Idade', '3'),
    sends: { pets: 'Um', age: 3 },
  },
  'any of': {
    schema: object(
      { age: { type: 'integer', title: 'Idade' } },
      {
        anyOf: [
          { title: 'Por extenso', ...object({ first: text('Nome') }, { required: ['first'] }) },
          { title: 'Só o número', ...object({ id: text('Número') }, { required: ['id'] }) },
        ],
      },
    ),
    wrong: () => choose('Escolha uma opção', 'Só o número'),
    at: 'f.id',
    right: () => fill('Número', '7'),
    sends: { id: '7' },
  },
  'one of': {
    schema: {
      type: 'object',
      oneOf: [
        object({ lorem: text('Lorem') }, { required: ['lorem'] }),
        object({ ipsum: text('Ipsum') }, { required: ['ipsum'] }),
      ],
    },
    at: 'f.lorem',
    right: () => fill('Lorem', 'x'),
    sends: { lorem: 'x' },
  },
  'all of': {
    schema: {
      type: 'object',
      allOf: [
        object({ lorem: text('Lorem') }),
        object({ ipsum: text('Ipsum') }),
        { required: ['ipsum'] },
      ],
    },
    at: 'f.ipsum',
    right: () => fill('Ipsum', 'y'),
    sends: { ipsum: 'y' },
  },
  'if, then, else': {
    schema: object(
      { animal: text('Animal', { enum: ['gato', 'peixe'] }) },
      {
        if: { properties: { animal: { const: 'gato' } }, required: ['animal'] },
        then: object(
          { food: text('Comida', { enum: ['ração', 'grama'] }) },
          { required: ['food'] },
        ),
        else: object({ water: text('Água', { enum: ['lago', 'mar'] }) }),
      },
    ),
    wrong: () => choose('Animal', 'gato'),
    at: 'f.food',
    right: () => choose('Comida', 'ração'),
    sends: { animal: 'gato', food: 'ração' },
  },
  'a box that has to be ticked': {
    schema: object(
      { accept: { type: 'boolean', title: 'Aceito', const: true } },
      { required: ['accept'] },
    ),
    at: 'f.accept',
    right: () => press('Aceito', 'checkbox'),
    sends: { accept: true },
  },
} satisfies Record<string, FilledSample>;
